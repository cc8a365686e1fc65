"""Movement: what borders cost, steps, and walks of several areas."""

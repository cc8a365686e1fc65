"""The Overlord's side: his turn, the River, events and models."""

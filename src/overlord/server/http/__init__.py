"""HTTP: requests, their bodies, the OpenAPI document, and the pages."""

"""A worker process leaves Ctrl-C to the one that started it, and goes when that one is gone."""

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait


def attached() -> None:
    """To be called in the worker; it ends however the first process went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_go_with, args=(parent.sentinel,), daemon=True).start()


def _go_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)

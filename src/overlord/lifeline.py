"""Lifeline of a worker process: it leaves Ctrl-C to the one that started it, and ends with it."""

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait


def attach() -> None:
    """To be called in the worker; it ends however the first process went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_go_with, args=(parent.sentinel,), daemon=True).start()


def _go_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)

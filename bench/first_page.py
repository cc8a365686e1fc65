"""First page on a slow line and a slow machine, in a real Chromium.

usage: python -m bench.first_page [--runs 5] [--line 1.6] [--delay 150] [--slower 4]

Chromium itself simulates the line (Mbit/s, and so many ms for each request) and the machine (how
many times slower), through its developer protocol. Every run has an empty cache. *First paint* is
the first picture with content; *interactive* is when the games can be chosen and no task of the
page takes longer than 50 ms any more; bytes are what went over the line, fonts apart.
"""

import argparse
import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.fixtures import FLAGS, Served

MOST_MS = 30_000  # that a page may take before we give up
QUIET_MS = 1_000  # without a long task, and the page counts as interactive
WATCH = """
window.lasting = 0;
window.shift = 0;
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.lasting = one.startTime + one.duration;
}).observe({ type: "longtask", buffered: true });
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
}).observe({ type: "layout-shift", buffered: true });
new MutationObserver((_, watch) => {
    if (!document.querySelector("article [data-play]")) return;
    window.chosen = performance.now();
    watch.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
FOUND = """
() => {
    const sizes = (fonts) => ["resource", "navigation"].flatMap((kind) => performance.getEntriesByType(kind))
        .filter((one) => one.name.endsWith(".woff2") === fonts)
        .reduce((sum, one) => sum + one.transferSize, 0);
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return {
        "first paint, ms": paint.startTime,
        "interactive, ms": Math.max(window.chosen, window.lasting),
        "layout shift": window.shift,
        "page, kB": sizes(false) / 1000,
        "fonts, kB": sizes(true) / 1000,
    };
}
"""  # noqa: E501


def visit(browser: Any, address: str, line: float, delay: float, slower: float) -> dict[str, float]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, is_mobile=True)
    context.set_default_timeout(MOST_MS)
    page = context.new_page()
    page.add_init_script(WATCH)
    protocol = context.new_cdp_session(page)
    bytes_a_second = line * 1_000_000 / 8
    conditions = {
        "offline": False,
        "latency": delay,
        "downloadThroughput": bytes_a_second,
        "uploadThroughput": bytes_a_second,
    }
    protocol.send("Network.enable")
    protocol.send("Network.emulateNetworkConditions", conditions)
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(address)
    page.wait_for_function("() => window.chosen", timeout=MOST_MS)
    page.wait_for_function(
        f"() => performance.now() > Math.max(window.chosen, window.lasting) + {QUIET_MS}",
        timeout=MOST_MS,
    )
    found: dict[str, float] = page.evaluate(FOUND)
    context.close()
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--runs", type=int, default=5)
    asked.add_argument("--line", type=float, default=1.6, help="Mbit/s")
    asked.add_argument("--delay", type=float, default=150, help="ms for each request")
    asked.add_argument("--slower", type=float, default=4)
    given = asked.parse_args()

    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (--help needs no browser)

    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            visit(browser, served.address, 1000, 0, 1)  # the server's first answers are slower
            runs = [
                visit(browser, served.address, given.line, given.delay, given.slower)
                for _ in range(given.runs)
            ]
            browser.close()
        finally:
            served.stop()
    print(f"{given.line} Mbit/s, {given.delay:g} ms, {given.slower:g} times slower")
    for name in runs[0]:
        told = sorted(run[name] for run in runs)
        median = statistics.median(told)
        print(f"{name:16} median {median:8,.2f}   {told[0]:,.2f} to {told[-1]:,.2f}")


if __name__ == "__main__":
    main()

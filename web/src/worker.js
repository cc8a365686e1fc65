// Service worker: without a network the page opens, and shows what it has shown before. Files with a
// hash in their name never change; everything else is asked for, and kept for when nobody answers.
const FILES = __FILES__;
const PAGE = "/";
const SHELL = `shell-${FILES.length}-${FILES.join().length}-${[...FILES.join()].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 1e9, 7)}`;
const TOLD = "told";
// What may be read again without a network: games, rules, tables that were seen, replays.
const KEPT = /^\/api\/(games|tables)(\/|$)/;
const MOST = 60;

self.addEventListener("install", (event) => {
  const fetched = caches.open(SHELL).then((cache) => cache.addAll([PAGE, "/icon.svg", ...FILES.map((file) => `/${file}`)]));
  event.waitUntil(fetched.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((one) => one !== SHELL && one !== TOLD).map((one) => caches.delete(one))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

async function told(request) {
  const cache = await caches.open(TOLD);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request.url, answer.clone());
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((one) => cache.delete(one)));
    }
    return answer;
  } catch (why) {
    const known = await cache.match(request.url);
    if (known) return known;
    throw why;
  }
}

async function file(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (why) {
    const known = await caches.match(PAGE);
    if (known) return known;
    throw why;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/docs") && !pathname.startsWith("/api")) event.respondWith(page(request));
  else if (pathname.startsWith("/assets/") || pathname === "/icon.svg")
    event.respondWith(file(request));
  else if (KEPT.test(pathname)) event.respondWith(told(request));
});

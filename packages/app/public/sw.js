// The service worker of the installed app. It stores one page in all languages, for when there is no connection, and nothing else:
// no answer of the API and no page of a user (docs/decisions/0008).
const CACHE_NAME = "mimi-offline-2";
const OFFLINE = "/offline.html";
const PARTS = [OFFLINE, "/offline.css", "/offline.js", "/offlineTexts.json", "/favicon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE_NAME).then((cache) => cache.addAll(PARTS)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const forget = (names) =>
    Promise.all(names.filter((name) => name !== CACHE_NAME).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (origin === self.location.origin && PARTS.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

/** Keeps one whole release of the hall for the time without a network. The next one comes when all windows are closed. */

const RELEASE = "release"; // the builder writes the release and its files here
const FILES = /** @type {string[]} */ ([]);

const worker = /** @type {any} */ (self);
const SCOPE = worker.registration.scope;
const NAME = `macabre ${SCOPE} ${RELEASE}`;

async function fetchAll() {
  const kept = await caches.open(NAME);
  const wanted = FILES.map((file) => new Request(new URL(file, SCOPE), { cache: "no-cache" }));
  await kept.addAll(wanted);
}

async function forgetOthers() {
  const names = (await caches.keys()).filter((name) => name.startsWith(`macabre ${SCOPE} `) && name !== NAME);
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * What belongs to this release, and what is not kept from the start.
 * @param {Request} request
 */
async function find(request) {
  const address = new URL(request.url);
  address.hash = "";
  address.search = "";
  const kept = await caches.open(NAME);
  return (await kept.match(address.href)) ?? (await fetchAnew(kept, request, address));
}

/**
 * @param {Cache} kept
 * @param {Request} request
 * @param {URL} address
 */
async function fetchAnew(kept, request, address) {
  try {
    const answer = await fetch(request);
    if (answer.ok && address.pathname.includes(RELEASE)) await kept.put(address.href, answer.clone());
    return answer;
  } catch (fault) {
    const emblem = address.href.replace("preview.jpg", "emblem.svg"); // pictures are not kept before they were seen
    const instead = await kept.match(emblem);
    if (instead) return instead;
    throw fault;
  }
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(fetchAll()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(SCOPE)) event.respondWith(find(event.request));
});

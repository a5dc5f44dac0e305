/** Keeps one whole release of the hall for the time without a network. The next one comes when all windows are closed. */

const RELEASE = "release"; // the builder writes the release and its files here
const FILES = /** @type {Record<string, string[]>} */ ({}); // by the language that they are for; English is always kept
const ENGLISH = "en";

const worker = /** @type {any} */ (self);
const SCOPE = worker.registration.scope;
const OURS = `macabre ${SCOPE} `;
const NAME = OURS + RELEASE;

async function fetchAll() {
  const spoken = await languagesSpoken();
  await Promise.all([ENGLISH, ...spoken].map(keep));
}

/** What a language needs is kept whole. @param {string} language */
async function keep(language) {
  const kept = await caches.open(NAME);
  const there = new Set((await kept.keys()).map(({ url }) => url));
  const wanted = (FILES[language] ?? []).map((file) => new URL(file, SCOPE).href).filter((file) => !there.has(file));
  await kept.addAll(wanted.map((file) => new Request(file, { cache: "no-cache" })));
}

/** The languages that a release before this one was kept in. */
async function languagesSpoken() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const kept = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
  const isKept = (/** @type {string} */ code) => kept.some(({ url }) => url.endsWith(`/words/${code}/house.ftl`));
  return Object.keys(FILES).filter((code) => code !== ENGLISH && isKept(code));
}

async function forgetOthers() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
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
worker.addEventListener("message", (/** @type {any} */ event) => event.waitUntil(keep(event.data.speaks)));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(SCOPE)) event.respondWith(find(event.request));
});

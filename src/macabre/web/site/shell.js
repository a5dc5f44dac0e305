/** The window around all pages of a hall without a server: one page follows another, and the hall stays open. */

import { Keeper } from "./keeper.js";

const RELEASE = new URL("../../", import.meta.url);
const FIRST = "hall.html";
const PAGES = /^(hall|table|rules|replay|fairness)\.html([?#]|$)/;

const PACE = Number(new URLSearchParams(location.search).get("pace") ?? 1); // as with `macabre serve --pace`

const frame = /** @type {HTMLIFrameElement} */ (document.getElementById("page"));

/** The page that this window's own address names; the first one if it names none of ours. */
function wanted() {
  const named = location.hash.slice(1);
  return new URL(PAGES.test(named) ? named : FIRST, RELEASE).href;
}

/** The page that is shown, as the address names it. */
const shown = () => /** @type {Window} */ (frame.contentWindow).location.href.slice(RELEASE.href.length);

/** This window is called as its page is, and can be found again. */
function follow() {
  const page = frame.contentDocument;
  if (!page) return;
  document.title = page.title;
  if (document.documentElement.lang !== page.documentElement.lang) speak(page.documentElement.lang);
  const icon = page.querySelector('link[rel="icon"]');
  if (icon)
    document.querySelector('link[rel="icon"]')?.setAttribute("href", /** @type {HTMLLinkElement} */ (icon).href);
  if (`#${shown()}` !== location.hash)
    history.replaceState(null, "", `${location.search}${shown() === FIRST ? "" : `#${shown()}`}` || "./");
}

/** What a language needs is kept for the time without a network. @param {string} language */
function speak(language) {
  document.documentElement.lang = language;
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ speaks: language }));
}

function pageLoaded() {
  const page = /** @type {Document} */ (frame.contentDocument);
  follow();
  new MutationObserver(follow).observe(page.head, { childList: true, subtree: true, attributes: true });
  frame.contentWindow?.addEventListener("hashchange", follow);
  frame.contentWindow?.focus();
  openHall();
}

/** @type {Keeper | undefined} */
let keeper;

/** Once the first page is there, or asks for it, and not before: it is seen sooner. */
function openHall() {
  keeper ??= new Keeper(PACE);
  return keeper;
}
Object.assign(window, { openHall });

frame.addEventListener("load", pageLoaded);
addEventListener(
  "hashchange",
  () => wanted() !== frame.contentWindow?.location.href && frame.contentWindow?.location.assign(wanted()),
);
addEventListener("beforeprint", () => {
  frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight}px`;
});
addEventListener("afterprint", () => {
  frame.style.height = "";
});
frame.contentWindow?.location.replace(wanted());
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("./offline.js").catch(() => {});

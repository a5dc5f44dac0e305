/** Gives modules that are tried alone the house's words, which a page would ask the server for. */

import { readFile } from "node:fs/promises";

const LANGUAGE = new URL("../../src/macabre/language/", import.meta.url);

globalThis.fetch = async (address) =>
  new Response(await readFile(new URL(String(address).replace("/static/words/", ""), LANGUAGE)));

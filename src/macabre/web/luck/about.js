/** The page on fair luck: of its articles, the one in the reader's language is shown, else the first. */

import { language, say } from "../page/language.js";
import "../page/reading.js";

const articles = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("article[lang]")]);
const own = articles.find(({ lang }) => lang === language.code) ?? articles[0];
for (const article of articles) article.hidden = article !== own;
document.title = say("page-title", { title: say("fair") });

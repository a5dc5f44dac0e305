/** What is proved, and what is not: a page to be read. */

import { dress } from "./page.js";

dress();

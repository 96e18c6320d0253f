import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testTitles } from '../prose/source-texts.mjs';

/** Returns the test titles of a test file, the headings of a document, or `null` without the file. @param {string} root */
export function titlesOfFiles(root) {
  /** @type {Map<string, string[] | null>} */
  const known = new Map();
  return (/** @type {string} */ file) => {
    if (!known.has(file)) known.set(file, titlesOf(root, file));
    return known.get(file) ?? null;
  };
}

/** @param {string} root @param {string} file */
function titlesOf(root, file) {
  if (!existsSync(path.join(root, file))) return null;
  if (file.endsWith('.md')) {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(/^#+ .+$/gm)].map(([heading]) => heading);
  }
  return /\.(test|spec)\.(tsx?|mjs)$/.test(file) ? testTitles(root, file).map(({ value }) => value) : [];
}

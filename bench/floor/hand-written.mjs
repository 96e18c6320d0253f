import { visitor } from '../settings.mjs';

const style = `body{margin:0 auto;max-width:80rem;padding:0 1.25rem;font:1rem/1.5 system-ui,sans-serif;color:#1d1a17;background:#fbf9f5}
h1{font-size:2.25rem;line-height:1.15}h2{font-size:1.6rem}h3{font-size:1.15rem}
a{color:inherit}p,h1,h2,h3{margin:.75rem 0}img,svg{display:block;max-width:100%;object-fit:cover;background:#eee7dc}
figure{display:inline-block;vertical-align:top;width:11.125rem;margin:0 .25rem 1rem 0}`;

/** Writes the page as a good engineer would by hand for the same texts and pictures. @param {import('./page-content.mjs').Content} content */
export function handWritten({ title, items }) {
  const body = groupsOf(items).map(blockOf);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head><body>${body.join('\n')}</body></html>`;
}

/** @typedef {import('./page-content.mjs').Text | import('./page-content.mjs').Picture} Item */

/** Groups a small picture with the texts below it; groups stand side by side. @param {Item[]} items @returns {Item[][]} */
function groupsOf(items) {
  /** @type {Item[][]} */
  const groups = [];
  for (const item of items) {
    const open = groups.at(-1);
    const closes = item.kind === 'picture' || /^h[12]$/.test(item.tag) || !open || !isCard(open);
    if (closes) groups.push([item]);
    else open.push(item);
  }
  return groups;
}

/** @param {Item[]} group */
const isCard = ([first]) => first?.kind === 'picture' && first.column < visitor.viewport.width / 2;

/** @param {Item[]} group */
function blockOf(group) {
  const html = group.map((item) => (item.kind === 'text' ? textOf(item) : pictureOf(item))).join('');
  return isCard(group) ? `<figure>${html}</figure>` : html;
}

/** An empty box replaces a picture that the product loads later. @param {import('./page-content.mjs').Picture} picture */
function pictureOf({ src, alt, width, height, isLazy }) {
  const size = `width="${width}" height="${height}"`;
  if (!src) return `<svg ${size}></svg>`;
  return `<img src="${src}" alt="${escaped(alt)}" ${size} ${isLazy ? 'loading="lazy"' : 'fetchpriority="high"'}>`;
}

/** @param {import('./page-content.mjs').Text} text */
function textOf({ tag, text, href }) {
  if (tag === 'input' || tag === 'textarea') return `<p><input placeholder="${escaped(text)}"></p>`;
  if (tag === 'select') return `<p><select>${escaped(text).replaceAll(/^/gm, '<option>')}</select></p>`;
  const inside = href ? `<a href="${escaped(href)}">${escaped(text)}</a>` : escaped(text);
  return tag === 'button' ? `<p><button>${inside}</button></p>` : `<${tag}>${inside}</${tag}>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

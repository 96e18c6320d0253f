import { untilRendered } from '../browser/page-answers.mjs';
import { visitor } from '../settings.mjs';

/** @typedef {{ kind: 'text', tag: string, text: string, href: string | null }} Text */
/** @typedef {{ kind: 'picture', src: string | null, alt: string, width: number, height: number, column: number, isLazy: boolean }} Picture Without `src` it comes later; `column` is the width of its place */
/** @typedef {{ title: string, items: (Text | Picture)[] }} Content */

/** Reads what a phone shows of a page before any script runs: its texts, and its pictures with files and sizes. @param {import('../browser/browser.mjs').Browser} browser @param {string} url @returns {Promise<Content>} */
export async function contentOf(browser, url) {
  await untilRendered(url);
  const { viewport, deviceScaleFactor } = visitor;
  const context = await browser.newContext({ viewport, deviceScaleFactor });
  try {
    const page = await context.newPage();
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(url, { waitUntil: 'load' });
    return await page.evaluate(readContent);
  } finally {
    await context.close();
  }
}

/** Runs in the page. @returns {Promise<Content>} */
async function readContent() {
  /** @type {Content['items']} */
  const items = [];
  const lazy = new Set([...document.images].filter((image) => image.loading === 'lazy'));
  for (const image of lazy) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  collect(document.body);
  return { title: document.title, items };

  /** @param {Element} element */
  function collect(element) {
    if (!element.checkVisibility() || element.getBoundingClientRect().bottom <= 0) return;
    if (element instanceof HTMLImageElement) addPicture(element);
    else if (element.matches('input, select, textarea')) {
      items.push({ kind: 'text', tag: element.localName, text: labelOf(element), href: null });
    } else if (hasText(element) && !element.querySelector('img, input, select, textarea')) {
      if (element.getBoundingClientRect().width <= 1) return; // visible to screen readers only
      const tag = element.closest('h1, h2, h3')?.localName ?? element.closest('button')?.localName ?? 'p';
      const href = element.closest('a')?.getAttribute('href') ?? null;
      items.push({ kind: 'text', tag, text: /** @type {HTMLElement} */ (element).innerText, href });
    } else {
      for (const child of element.children) collect(child);
    }
  }

  /** A picture replaces its placeholder. @param {HTMLImageElement} image */
  function addPicture(image) {
    const src = image.currentSrc.startsWith('http') ? new URL(image.currentSrc).pathname : null;
    const last = items.at(-1);
    if (src && last?.kind === 'picture' && !last.src) items.pop();
    items.push({ kind: 'picture', src, alt: image.alt, ...sizeOf(image), isLazy: lazy.has(image) });
  }

  /** Returns the size at which the picture's pixels are shown. @param {HTMLImageElement} image */
  function sizeOf(image) {
    const { padding, objectFit } = getComputedStyle(image);
    const column = Math.round(image.offsetWidth);
    const width = image.clientWidth - 2 * Number.parseFloat(padding);
    const height = image.clientHeight - 2 * Number.parseFloat(padding);
    const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
    if (objectFit !== 'contain') return { width: Math.round(width), height: Math.round(height), column };
    const shown = [image.naturalWidth * scale, image.naturalHeight * scale];
    return { width: Math.round(shown[0] ?? 0), height: Math.round(shown[1] ?? 0), column };
  }

  /** @param {Element} element */
  function hasText(element) {
    return [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  }

  /** @param {Element} field */
  function labelOf(field) {
    if (field instanceof HTMLSelectElement) return [...field.options].map(({ text }) => text).join('\n');
    return field.getAttribute('placeholder') ?? '';
  }
}

import { createHash } from 'node:crypto';
import path from 'node:path';

/** `link` is the remote runtime's name for the file. `isPart`: the browser fetches the whole file after the scripts. */
export type Stylesheet = { href: string; link?: string; inline?: InlineStyle; isPart?: boolean };
export type InlineStyle = { css: string; hash: string };

const inlined = new WeakMap<Buffer, InlineStyle | undefined>();

/** Runs once for each file of a release. A stylesheet that contains the closing tag of its element stays a file. */
export function inlineStyle(href: string, file: Buffer): InlineStyle | undefined {
  if (!inlined.has(file)) inlined.set(file, read(href, String(file)));
  return inlined.get(file);
}

function read(href: string, text: string): InlineStyle | undefined {
  const css = withAbsoluteUrls(text, path.posix.dirname(href));
  return /<\/style/i.test(css) ? undefined : styleOf(css);
}

export function styleOf(css: string): InlineStyle {
  return { css, hash: createHash('sha256').update(css).digest('base64') };
}

/** Makes addresses absolute, because inside the page they would be relative to the page. */
function withAbsoluteUrls(css: string, folder: string): string {
  return css.replaceAll(/url\((["']?)(?![a-z]+:|[/#"'])([^)"']+)\1\)/g, (_, quote: string, url: string) => {
    return `url(${quote}${path.posix.join(folder, url)}${quote})`;
  });
}

/**
 * A remote's runtime finds only links, so `startScript` inserts a link without an address after each named style: HTML forbids
 * it in the page. The whole file later takes its position in the cascade (`shell/src/styles/whole-styles.ts`).
 */
export function stylesheetHtml({ href, link, inline, isPart }: Stylesheet): string {
  if (!inline) return `<link rel="stylesheet" href="${href}"${link ? ` data-rspack="${link}"` : ''}>`;
  const name = link ? ` data-link="${link}"` : '';
  const whole = isPart ? ` data-href="${href}"` : '';
  return `<style${name}${whole}>${inline.css}</style>`;
}

/** Returns the hashes with which the policy allows these styles. */
export function hashesOf(stylesheets: Stylesheet[]): string[] {
  return stylesheets.flatMap(({ inline }) => inline?.hash ?? []);
}

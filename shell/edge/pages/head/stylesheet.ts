import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * `link`: the name under which a remote's runtime looks for the file before it fetches it.
 * `isPart`: the page carries a part of the file, and the browser fetches the whole file after the scripts.
 */
export type Stylesheet = { href: string; link?: string; inline?: InlineStyle; isPart?: boolean };
export type InlineStyle = { css: string; hash: string };

const inlined = new WeakMap<Buffer, InlineStyle | undefined>();

/** Computed once per file of a release; a stylesheet that could end its element stays a file. */
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

/** In the page relative addresses would start from the page's own. */
function withAbsoluteUrls(css: string, folder: string): string {
  return css.replaceAll(/url\((["']?)(?![a-z]+:|[/#"'])([^)"']+)\1\)/g, (_, quote: string, url: string) => {
    return `url(${quote}${path.posix.join(folder, url)}${quote})`;
  });
}

/**
 * A remote's runtime looks for links only: `startScript` puts a link without an address behind each named style, where the
 * whole file takes its place in the cascade (`shell/src/styles/whole-styles.ts`). HTML does not allow one in the page itself.
 */
export function stylesheetHtml({ href, link, inline, isPart }: Stylesheet): string {
  if (!inline) return `<link rel="stylesheet" href="${href}"${link ? ` data-rspack="${link}"` : ''}>`;
  const name = link ? ` data-link="${link}"` : '';
  const whole = isPart ? ` data-href="${href}"` : '';
  return `<style${name}${whole}>${inline.css}</style>`;
}

/** What the policy names so that the browser takes these styles. */
export function hashesOf(stylesheets: Stylesheet[]): string[] {
  return stylesheets.flatMap(({ inline }) => inline?.hash ?? []);
}

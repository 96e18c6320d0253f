import { createHash } from 'node:crypto';
import path from 'node:path';

/** `link`: the name under which a remote's runtime looks for the file before it fetches it. */
export type Stylesheet = { href: string; link?: string; inline?: InlineStyle };
export type InlineStyle = { css: string; hash: string };

const inlined = new WeakMap<Buffer, InlineStyle | undefined>();

/** Computed once per file of a release; a stylesheet that could end its element stays a file. */
export function inlineStyle(href: string, file: Buffer): InlineStyle | undefined {
  if (!inlined.has(file)) inlined.set(file, read(href, String(file)));
  return inlined.get(file);
}

function read(href: string, text: string): InlineStyle | undefined {
  const css = withAbsoluteUrls(text, path.posix.dirname(href));
  if (/<\/style/i.test(css)) return undefined;
  return { css, hash: createHash('sha256').update(css).digest('base64') };
}

/** In the page relative addresses would start from the page's own. */
function withAbsoluteUrls(css: string, folder: string): string {
  return css.replaceAll(/url\((["']?)(?![a-z]+:|[/#"'])([^)"']+)\1\)/g, (_, quote: string, url: string) => {
    return `url(${quote}${path.posix.join(folder, url)}${quote})`;
  });
}

/** The empty link tells the remote's runtime that the file is there: it looks at links only. */
export function stylesheetHtml({ href, link, inline }: Stylesheet): string {
  const name = link ? ` data-rspack="${link}"` : '';
  if (!inline) return `<link rel="stylesheet" href="${href}"${name}>`;
  return `<style>${inline.css}</style>${link ? `<link rel="stylesheet"${name}>` : ''}`;
}

/** What the policy names so that the browser takes these styles. */
export function hashesOf(stylesheets: Stylesheet[]): string[] {
  return stylesheets.flatMap(({ inline }) => inline?.hash ?? []);
}

import type { ShellAssets } from '../../remotes/shell-build';
import { type Stylesheet, stylesheetHtml } from '../head/stylesheet';

/** `lead` and `action` contain only trusted text. `refresh` is the delay in seconds until the browser reloads. */
type PlainPage = { title: string; lead: string; action: { href: string; label: string }; refresh?: number };

export function createPlainPage(
  { icon }: Pick<ShellAssets, 'icon'>,
  stylesheets: Stylesheet[],
  { title, lead, action, refresh }: PlainPage,
): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    refresh ? `<meta http-equiv="refresh" content="${refresh}">` : '',
    `<title>${title}</title><link rel="icon" type="image/svg+xml" href="/${icon}">`,
    ...stylesheets.map(stylesheetHtml),
    `</head><body><main class="page"><h1>${title}</h1><p class="lead">${lead}</p>`,
    `<p><a class="link" href="${action.href}">${action.label}</a></p></main></body></html>`,
  ].join('');
}

/** Matches invalid escapes, and slashes that name another host. */
export function isMisread(url = '/'): boolean {
  const [path = '/'] = url.split('?');
  try {
    return /^\/\/|\\/.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

import type { ShellAssets } from '../remotes/shell-assets';
import { type Stylesheet, stylesheetHtml } from './head/stylesheet';

/** Broken escapes, or slashes that name another host. */
export function isMisread(url = '/'): boolean {
  const [path = '/'] = url.split('?');
  try {
    return /^\/\/|\\/.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/** Without scripts, since the router in the browser cannot read the address either. */
export function createMisreadPage({ icon }: Pick<ShellAssets, 'icon'>, stylesheets: Stylesheet[]): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>Page not found</title><link rel="icon" type="image/svg+xml" href="/${icon}">`,
    ...stylesheets.map(stylesheetHtml),
    '</head><body><main class="page"><h1>Page not found</h1>',
    '<p class="lead">This address cannot be read. It may have been cut off or mistyped.</p>',
    '<p><a class="link" href="/">Back to the gallery</a></p></main></body></html>',
  ].join('');
}

export const canaryCookie = '__Host-canary';
export const previewCookie = '__Host-preview';

/** Of this host alone, over a secure line, and never read by scripts. */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** The first cookie of that name whose value fits; others count as none. */
export function readCookie(header: string | undefined, name: string, value: RegExp): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined;
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .find((given) => value.test(given));
}

export function setCookie(name: string, value: string, maxAgeSeconds: number): string {
  return `${name}=${value}; ${attributes}; Max-Age=${Math.floor(maxAgeSeconds)}`;
}

export function removeCookie(name: string): string {
  return setCookie(name, '', 0);
}

/** Whether a request has no cookies but those of canaries and previews. They choose a page's releases, and no answer of the API depends on them. */
export function hasOnlyReleaseCookies(header = ''): boolean {
  const own = [canaryCookie, previewCookie].map((name) => `${name}=`);
  const cookies = header.split(';').map((pair) => pair.trim());
  return cookies.every((pair) => pair === '' || own.some((name) => pair.startsWith(name)));
}

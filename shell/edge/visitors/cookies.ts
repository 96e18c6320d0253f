export const canaryCookie = '__Host-canary';
export const previewCookie = '__Host-preview';

/** For this host alone, only over HTTPS, and hidden from scripts. */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** Returns the first cookie of that name with a valid value. */
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

/** Allows only the cookies of canaries and previews: they choose a page's releases, and no API answer depends on them. */
export function hasOnlyReleaseCookies(header = ''): boolean {
  const own = [canaryCookie, previewCookie].map((name) => `${name}=`);
  const cookies = header.split(';').map((pair) => pair.trim());
  return cookies.every((pair) => pair === '' || own.some((name) => pair.startsWith(name)));
}

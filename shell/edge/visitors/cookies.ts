import { parseCookie, stringifySetCookie } from 'cookie';

export const canaryCookie = '__Host-canary';
export const previewCookie = '__Host-preview';

/** Returns the first cookie of that name if its value is valid. */
export function readCookie(header: string | undefined, name: string, value: RegExp): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined;
  const given = parseCookie(header)[name];
  return given !== undefined && value.test(given) ? given : undefined;
}

/** For this host alone, only over HTTPS, and hidden from scripts. */
export function setCookie(name: string, value: string, maxAgeSeconds: number): string {
  const maxAge = Math.floor(maxAgeSeconds);
  return stringifySetCookie({
    name,
    value,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'lax',
    maxAge,
  });
}

export function removeCookie(name: string): string {
  return setCookie(name, '', 0);
}

/** Allows only the cookies of canaries and previews: they choose a page's releases, and no API answer depends on them. */
export function hasOnlyReleaseCookies(header = ''): boolean {
  return Object.keys(parseCookie(header)).every((name) => name === canaryCookie || name === previewCookie);
}

/** Matches invalid escapes, and slashes that name another host. */
export function isMisread(url = '/'): boolean {
  const [path = '/'] = url.split('?');
  try {
    return /^\/\/|\\/.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

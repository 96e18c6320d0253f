const knownPart = /^(v0|[a-z]{1,20}(-[a-z]{1,20}){0,4}(\.[a-z]{1,5})?)?$/;
const email = /[^\s/<>"'=&?]+(@|%40)[^\s/<>"'&]+/gi;
const opaque = /(?=[\w-]*\d)[\w-]{16,}|[\w-]{25,}/g;

/** Returns a URL's path for the log, with `…` for ids, tokens, and email addresses. */
export function redactUrl(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  const parts = path.split('/').map((part) => (knownPart.test(part) ? part : '…'));
  return parts.join('/').slice(0, 200);
}

/** Removes queries, email addresses, ids, and tokens from an error's message for the log. */
export function redactText(text: string): string {
  return text.slice(0, 2000).replaceAll(/\?\S+/g, '').replaceAll(email, '…').replaceAll(opaque, '…');
}

const maxLength = 500;

/** Returns one line without control characters, because a message may repeat untrusted text. */
export function loggedMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [line = ''] = text.slice(0, maxLength).split('\n');
  return line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
}

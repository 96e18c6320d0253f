/** Parts of an address that are words of ours; ids, tokens and e-mail addresses are not. */
const word = /^(v0|[a-z]{1,20}(-[a-z]{1,20}){0,4}(\.[a-z]{1,5})?)?$/;
const email = /[^\s/<>"'=&?]+(@|%40)[^\s/<>"'&]+/gi;
/** Ids, hashes, the parts of a token. */
const opaque = /(?=[\w-]*\d)[\w-]{16,}|[\w-]{25,}/g;

/**
 * An address as a log may have it: its path without query and fragment, and `…` for each part that may name somebody or
 * let its reader in somewhere.
 */
export function redactUrl(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  const parts = path.split('/').map((part) => (word.test(part) ? part : '…'));
  return parts.join('/').slice(0, 200);
}

/** The words of an error as a log may have them: without queries, e-mail addresses, ids and tokens. */
export function redactText(text: string): string {
  return text.slice(0, 2000).replaceAll(/\?\S+/g, '').replaceAll(email, '…').replaceAll(opaque, '…');
}

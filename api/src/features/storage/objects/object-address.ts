import { imagesFolder } from '@gallery/shared/contract/catalogue/storage';

/** The bucket's name in addresses; there is one. */
export const bucket = 'uli-gallery';

/** An object of a bucket, with the token that lets everybody read it. */
export type ObjectAddress = { bucket: string; name: string; token: string };

/** Names are one file under `images/`; nothing in them leads anywhere else. */
export function isImageName(name: string): boolean {
  return namePattern.test(name);
}

const namePattern = new RegExp(String.raw`^${imagesFolder}/(?!\.)[^/\\\p{Cc}\p{Cs}]{1,200}$`, 'u');

/** The address of an object as the SDK writes it, relative to the storage's origin. */
export function pathOf({ bucket, name, token }: ObjectAddress): string {
  const [inBucket, object] = [bucket, name].map(encodeURIComponent);
  return `/v0/b/${inBucket}/o/${object}?alt=media&token=${encodeURIComponent(token)}`;
}

/** What an address on one of `origins` names; `null` for anything else. A relative one is on the first of them. */
export function objectAt(address: string, origins: readonly string[]): ObjectAddress | null {
  if (!URL.canParse(address, origins[0])) return null;
  const url = new URL(address, origins[0]);
  if (!origins.includes(url.origin) || url.username !== '') return null;
  const [, bucket, name] = /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/.exec(url.pathname)?.map(decoded) ?? [];
  const token = url.searchParams.get('token');
  return bucket && name && token && isImageName(name) ? { bucket, name, token } : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

import { imagesFolder } from '@gallery/shared/contract/storage/storage';

export const bucket = 'uli-gallery';

export type ObjectAddress = { bucket: string; name: string; token: string };

/** A valid name is one file under `images/`, so that it cannot lead to another folder. */
export function isImageName(name: string): boolean {
  return namePattern.test(name);
}

const namePattern = new RegExp(String.raw`^${imagesFolder}/(?!\.)[^/\\\p{Cc}\p{Cs}]{1,200}$`, 'u');

/** Writes the address as the SDK does, relative to the storage's origin. */
export function pathOf({ bucket, name, token }: ObjectAddress): string {
  const [inBucket, object] = [bucket, name].map(encodeURIComponent);
  return `/v0/b/${inBucket}/o/${object}?alt=media&token=${encodeURIComponent(token)}`;
}

/** Returns the object of an address on one of `origins`, or `null`. A relative address is on the first origin. */
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

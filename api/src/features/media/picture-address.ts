import type { Picture } from '@gallery/shared/contract/catalogue/picture';
import type { pictures } from './picture.table';

const base = (hash: string) => `/api/media/${hash}`;

/** The picture in the field names of the contract. */
export function pictureOf({ hash, ...picture }: typeof pictures.$inferSelect): Picture {
  return { base: base(hash), ...picture };
}

/** Where the uploaded file itself is served, relative to the origin. */
export function originalUrl({ hash, original }: { hash: string; original: string }): string {
  return `${base(hash)}/${original}`;
}

import type { Picture } from '@gallery/shared/contract/catalogue/picture';
import type { pictures } from './picture.table';

const base = (hash: string) => `/api/media/${hash}`;

export function pictureOf({ hash, colors: _colors, ...picture }: typeof pictures.$inferSelect): Picture {
  return { base: base(hash), ...picture };
}

export function originalUrl({ hash, original }: { hash: string; original: string }): string {
  return `${base(hash)}/${original}`;
}

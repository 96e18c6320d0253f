import type { RemoteName } from '@gallery/shared/host';

export type Area = RemoteName;

/** Which team's code draws a path: the gallery has all that nobody else claims. */
export function areaOf(pathname: string): Area {
  const [, first = ''] = pathname.split('/');
  if (first === 'dashboard') return 'customer';
  if (first === 'admin') return 'admin';
  return 'gallery';
}

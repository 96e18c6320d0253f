import type { RemoteName } from '@gallery/shared/host';

export type Area = RemoteName | 'shell';

/** The shell draws these screens itself because it owns the session. */
export const accountPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/confirm-forgot-password-email',
  '/reset-password',
  '/forgot-password-successful',
];

export function areaOf(pathname: string): Area {
  const [, first = ''] = pathname.split('/');
  if (first === 'dashboard') return 'customer';
  if (first === 'admin') return 'admin';
  if (accountPaths.includes(pathname.replace(/(.)\/$/, '$1'))) return 'shell';
  return 'gallery';
}

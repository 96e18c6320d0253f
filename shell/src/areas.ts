import type { RemoteName } from '@gallery/shared/host';
import {
  customerPath,
  forgotPasswordPath,
  loginPath,
  registerPath,
  resetDonePath,
  resetMailSentPath,
  resetPasswordPath,
} from '@gallery/shared/paths/account-paths';
import { adminPath } from '@gallery/shared/paths/admin-paths';
import { viewingRoomPath } from '@gallery/shared/paths/gallery-paths';

export type Area = RemoteName | 'shell';

/** The shell owns the session, so it draws these screens itself. The values are their titles. */
export const accountTitles: Readonly<Record<string, string>> = {
  [loginPath]: 'Login',
  [registerPath]: 'Register',
  [forgotPasswordPath]: 'Forgot password',
  [resetMailSentPath]: 'Email Sent',
  [resetPasswordPath]: 'New password',
  [resetDonePath]: 'Successful password Reset',
};
export const accountPaths = Object.keys(accountTitles);

/** The paths where the areas with a log-in begin. All other paths belong to the gallery. */
export const areaPaths = { customer: customerPath, admin: adminPath } as const;

export function areaOf(pathname: string): Area {
  for (const area of ['customer', 'admin'] as const)
    if (pathname === areaPaths[area] || pathname.startsWith(`${areaPaths[area]}/`)) return area;
  if (accountPaths.includes(pathname.replace(/(.)\/$/, '$1'))) return 'shell';
  return 'gallery';
}

/** What surrounds a page: the shop's menu and footer, or only the logo. */
export type Frame = 'shop' | 'office' | 'room';

/** A client of a viewing room sees the works that it was made for, and no way into the shop. */
export function frameOf(pathname: string): Frame {
  if (areaOf(pathname) === 'admin') return 'office';
  return pathname.startsWith(viewingRoomPath('')) ? 'room' : 'shop';
}

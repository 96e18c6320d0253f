import type { RemoteName } from '@gallery/shared/host';
import {
  forgotPasswordPath,
  loginPath,
  registerPath,
  resetDonePath,
  resetMailSentPath,
  resetPasswordPath,
} from '@gallery/shared/paths/account-paths';
import { adminPath } from '@gallery/shared/paths/admin-paths';
import { customerPath } from '@gallery/shared/paths/customer-paths';

export type Area = RemoteName | 'shell';

/** The shell draws these screens itself because it owns the session; each with its title. */
export const accountTitles: Readonly<Record<string, string>> = {
  [loginPath]: 'Login',
  [registerPath]: 'Register',
  [forgotPasswordPath]: 'Forgot password',
  [resetMailSentPath]: 'Email Sent',
  [resetPasswordPath]: 'New password',
  [resetDonePath]: 'Successful password Reset',
};
export const accountPaths = Object.keys(accountTitles);

/** Where the areas begin that need a log-in; what no other area has is the gallery's. */
export const areaPaths = { customer: customerPath, admin: adminPath } as const;

export function areaOf(pathname: string): Area {
  for (const area of ['customer', 'admin'] as const)
    if (pathname === areaPaths[area] || pathname.startsWith(`${areaPaths[area]}/`)) return area;
  if (accountPaths.includes(pathname.replace(/(.)\/$/, '$1'))) return 'shell';
  return 'gallery';
}

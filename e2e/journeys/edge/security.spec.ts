import { expect, test } from '../../support/visit';

const pages = [
  '/',
  '/artist',
  '/about',
  '/event-booking',
  '/contact-us',
  '/auction-bidding',
  '/art-page/unknown',
  '/login',
  '/register',
  '/forgot-password',
  '/confirm-forgot-password-email',
  '/reset-password',
  '/forgot-password-successful',
  '/dashboard/profile',
  '/dashboard/orders',
  '/admin',
  '/admin/viewing-rooms',
  '/admin/sales-figures',
  '/nowhere',
];
/** Tell other sites nothing, because the address is a secret. */
const unlistedPages = [`/viewing-room/${'0'.repeat(32)}`];

test('every page has the security headers', async ({ request }) => {
  for (const path of [...pages, ...unlistedPages]) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-/);
    expect(headers['content-security-policy'], path).toMatch(/style-src 'self' 'sha256-/);
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['referrer-policy'], path).toBe(
      unlistedPages.includes(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    );
  }
});

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
  '/nowhere',
];

test('every page has the security headers', async ({ request }) => {
  for (const path of pages) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-/);
    expect(headers['content-security-policy'], path).toMatch(/style-src 'self' 'sha256-/);
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
});

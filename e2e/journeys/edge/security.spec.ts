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

for (const path of pages) {
  test(`${path} comes with the headers that protect its visitors @1280`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
}

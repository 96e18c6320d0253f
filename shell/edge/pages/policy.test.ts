import { securityHeaders, transportHeaders } from './policy';

const here = { takesCards: false, firebaseStorage: false };

test('a page may run our own scripts only, and be framed by nobody', () => {
  const policy = securityHeaders(here)['content-security-policy'];
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+'){2};/);
  expect(policy).not.toMatch(/unsafe|https:/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('keeps a page’s own style files and those whose hashes it names', () => {
  expect(securityHeaders(here)['content-security-policy']).toContain("style-src 'self';");
  expect(securityHeaders(here, ['AbC=', 'DeF='])['content-security-policy']).toContain(
    "style-src 'self' 'sha256-AbC=' 'sha256-DeF=';",
  );
});

test('Paystack is let in where cards are paid, and only for what it needs', () => {
  const policy = securityHeaders({ ...here, takesCards: true })['content-security-policy'];
  expect(policy).toMatch(/script-src [^;]+ https:\/\/js\.paystack\.co;/);
  expect(policy).toContain("frame-src 'self' https://checkout.paystack.com;");
  expect(policy).toContain("connect-src 'self' https://api.paystack.co;");
});

test('a chosen picture may be shown before it is uploaded, and pictures of the embedded storage are our own', () => {
  const policy = securityHeaders(here)['content-security-policy'];
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(policy).toContain("connect-src 'self';");
});

test('the policy allows Firebase where it stores the pictures', () => {
  const policy = securityHeaders({ ...here, firebaseStorage: true })['content-security-policy'];
  expect(policy).toContain("img-src 'self' data: blob: https://firebasestorage.googleapis.com;");
  expect(policy).toMatch(
    /connect-src 'self' https:\/\/firebasestorage\.googleapis\.com https:\/\/identitytoolkit/,
  );
});

test('browsers are told to stay with TLS only where the gallery has it', () => {
  const there = transportHeaders({ publicUrl: 'https://gallery.example' });
  expect(there['strict-transport-security']).toContain('max-age=31536000');
  expect(transportHeaders({ publicUrl: 'http://localhost:3000' })).toEqual({
    'x-content-type-options': 'nosniff',
  });
});

test('a page shares its window with nobody, but with the bank where cards are paid', () => {
  expect(securityHeaders(here)['cross-origin-opener-policy']).toBe('same-origin');
  const paying = securityHeaders({ ...here, takesCards: true });
  expect(paying['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

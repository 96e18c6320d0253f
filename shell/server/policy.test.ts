import { securityHeaders } from './policy';

const here = { publicUrl: 'http://localhost:3000', takesCards: false, firebaseStorage: false };

test('a page may run our own scripts only, and be framed by nobody', () => {
  const policy = securityHeaders(here)['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).not.toMatch(/unsafe|https:/);
  expect(policy).toContain("frame-ancestors 'none'");
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

test('Firebase is let in where it keeps the pictures', () => {
  const policy = securityHeaders({ ...here, firebaseStorage: true })['content-security-policy'];
  expect(policy).toContain("img-src 'self' data: blob: https://firebasestorage.googleapis.com;");
  expect(policy).toMatch(
    /connect-src 'self' https:\/\/firebasestorage\.googleapis\.com https:\/\/identitytoolkit/,
  );
});

test('browsers are told to stay with TLS only where the gallery has it', () => {
  const there = securityHeaders({ ...here, publicUrl: 'https://gallery.example' });
  expect(there['strict-transport-security']).toContain('max-age=31536000');
  expect(securityHeaders(here)).not.toHaveProperty('strict-transport-security');
});

import { securityHeaders } from './policy';

const here = { publicUrl: 'http://localhost:3000', takesCards: false };

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

test('browsers are told to stay with TLS only where the gallery has it', () => {
  const there = securityHeaders({ ...here, publicUrl: 'https://gallery.example' });
  expect(there['strict-transport-security']).toContain('max-age=31536000');
  expect(securityHeaders(here)).not.toHaveProperty('strict-transport-security');
});

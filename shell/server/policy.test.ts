import { securityHeaders } from './policy';

test('a page may run our own scripts only, and be framed by nobody', () => {
  const policy = securityHeaders('http://localhost:3000')['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
});

test('browsers are told to stay with TLS only where the gallery has it', () => {
  expect(securityHeaders('https://gallery.example')['strict-transport-security']).toContain(
    'max-age=31536000',
  );
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});

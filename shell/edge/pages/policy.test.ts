import { securityHeaders, transportHeaders } from './policy';

const here = { takesCards: false, firebaseStorage: false };

test('a page allows only the gallery’s own scripts and no framing', () => {
  const policy = securityHeaders(here)['content-security-policy'];
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+'){2};/);
  expect(policy).not.toMatch(/unsafe|https:/);
  expect(policy).toContain("worker-src 'self';");
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(`${directive};`);
});

test('allows a page’s own style files and the hashes of its styles', () => {
  expect(securityHeaders(here)['content-security-policy']).toContain("style-src 'self';");
  expect(securityHeaders(here, ['AbC=', 'DeF='])['content-security-policy']).toContain(
    "style-src 'self' 'sha256-AbC=' 'sha256-DeF=';",
  );
});

test('allows Paystack’s script, frame, and API where cards are paid', () => {
  const policy = securityHeaders({ ...here, takesCards: true })['content-security-policy'];
  expect(policy).toMatch(/script-src [^;]+ https:\/\/js\.paystack\.co;/);
  expect(policy).toContain("frame-src 'self' https://checkout.paystack.com;");
  expect(policy).toContain("connect-src 'self' https://api.paystack.co;");
});

test('lets no string become a script or HTML, except where Paystack’s form runs', () => {
  const trusts = "require-trusted-types-for 'script'; trusted-types default";
  expect(securityHeaders(here)['content-security-policy']).toContain(trusts);
  expect(securityHeaders({ ...here, takesCards: true })['content-security-policy']).not.toContain('trusted');
});

test('allows local previews of pictures and the embedded storage', () => {
  const policy = securityHeaders(here)['content-security-policy'];
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(policy).toContain("connect-src 'self';");
});

test('allows Firebase where it stores the pictures', () => {
  const policy = securityHeaders({ ...here, firebaseStorage: true })['content-security-policy'];
  expect(policy).toContain("img-src 'self' data: blob: https://firebasestorage.googleapis.com;");
  expect(policy).toMatch(
    /connect-src 'self' https:\/\/firebasestorage\.googleapis\.com https:\/\/identitytoolkit/,
  );
});

test('sends Strict-Transport-Security only with a public HTTPS address', () => {
  const there = transportHeaders({ publicUrl: 'https://gallery.example' });
  expect(there['strict-transport-security']).toContain('max-age=31536000');
  expect(transportHeaders({ publicUrl: 'http://localhost:3000' })).toEqual({
    'x-content-type-options': 'nosniff',
  });
});

test('isolates the window of a page, with pop-ups for the bank where cards are paid', () => {
  expect(securityHeaders(here)['cross-origin-opener-policy']).toBe('same-origin');
  const paying = securityHeaders({ ...here, takesCards: true });
  expect(paying['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

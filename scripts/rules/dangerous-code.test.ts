import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** The code that runs in production: servers, pages, and what both share. */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(api\/src|shell|shared|\w+-remote\/src)\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Returns the files that match, with each match once. */
function uses(pattern: RegExp, within = /./): Record<string, readonly string[]> {
  const found = sources
    .filter(({ file }) => within.test(file))
    .map(
      ({ file, text }) => [file, [...new Set([...text.matchAll(pattern)].map(([match]) => match))]] as const,
    );
  return Object.fromEntries(found.filter(([, matches]) => matches.length > 0));
}

const servers = /^(api\/src|shell\/edge|shared\/server)\//;

test('no code evaluates a text, except the edge a bundle whose hash it checked', () => {
  expect(
    uses(/\beval\(|\bnew Function\b|\bFunction\(|from 'node:vm'|\bset(?:Timeout|Interval)\(['"`]/g),
  ).toEqual({
    'shell/edge/render/render-thread.ts': ["from 'node:vm'"],
  });
});

test('no page writes HTML, except JSON-LD in its script', () => {
  expect(
    uses(/\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|srcdoc)\b|document\.write/g),
  ).toEqual({
    'gallery-remote/src/ui/json-ld.tsx': ['dangerouslySetInnerHTML'],
  });
});

test('no server starts a program or a shell, except its own picture processes', () => {
  expect(uses(/import [^;]* from 'node:child_process'/g)).toEqual({
    'api/src/jobs/worker-process.ts': ["import { type ChildProcess, fork } from 'node:child_process'"],
  });
});

test('no value of a request becomes a part of a statement', () => {
  const raw = uses(
    /sql\.raw\((?!(?:String\([\w.[\]]+\)|'[^']*')\)).*|\.query\(`[^`]*\$\{[^`]*`/g,
    /^api\/src\//,
  );
  // Constants of the code, and the migrations.
  expect(Object.keys(raw)).toEqual([
    'api/src/db/migrations/run-migrations.ts',
    'api/src/db/postgres/claim.ts',
    'api/src/db/postgres/open-postgres.ts',
    'api/src/features/collection/editing/saving/apply-edit.ts',
    'api/src/features/find/groups/find-messages.ts',
    'api/src/features/viewing-rooms/count-views.ts',
    'api/src/http/paging/cursor.ts',
  ]);
});

test('hashes and signatures use SHA-256, SHA-512, or Ed25519', () => {
  const named = Object.values(
    uses(/\b(?:createHash|createHmac|hkdfSync)\(\s*'[\w-]+'|\bmd5\b|\bsha-?1\b|\brsa\b/gi),
  ).flat();
  expect([...new Set(named)].sort()).toEqual([
    "createHash('sha256'",
    "createHmac('sha256'",
    "createHmac('sha512'",
    "hkdfSync('sha256'",
  ]);
});

test('encryption uses AES-256 in Galois/Counter Mode', () => {
  expect(uses(/\b(?:aes|des|3des|rc4|blowfish|chacha20)\b[-\w]*|\bdes-\w+/gi, servers)).toEqual({
    'api/src/features/auth/second-step/sealed-key.ts': ['aes-256-gcm'],
  });
});

test('cryptography comes from Node, jose, argon2, otpauth, and age', () => {
  const imports = Object.values(uses(/(?<=from ')[^'.@][^']*|(?<=from ')@(?!gallery)[^']*/g)).flat();
  const cryptographic = imports.filter((name) =>
    /crypt|jose|jwt|argon|otp|(?<!thumb)hash|forge|nacl|ed25519|curve|cipher|sha\d/i.test(name),
  );
  expect([...new Set(cryptographic)].sort()).toEqual([
    '@node-rs/argon2',
    'age-encryption',
    'jose',
    'node:crypto',
    'otpauth',
  ]);
});

test('only pages use Math.random, for delays and shares', () => {
  expect(Object.keys(uses(/Math\.random/g))).toEqual([
    'gallery-remote/src/features/auctions/live/follow-lots.ts',
    'shared/api-client/event-stream.ts',
    'shell/src/start.tsx',
  ]);
});

test('no connection accepts a certificate unchecked', () => {
  expect(
    uses(
      /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|sslmode=(?:no-verify|disable)|allowInsecure/gi,
    ),
  ).toEqual({});
});

test('each request of a server says what it does with a redirect', () => {
  const calls = sources
    .filter(
      ({ file }) =>
        servers.test(file) && !/offline-worker\.ts$|sandbox-pages\.ts$|^api\/src\/cli\//.test(file),
    )
    .flatMap(({ file, text }) =>
      text
        .split(/(?<![\w.])fetch\(/)
        .slice(1)
        .map((call) => ({ file, call: callOf(call) })),
    );
  expect(calls.length).toBeGreaterThan(10);
  expect(
    calls.filter(({ call }) => !/redirect: '(?:error|manual)'/.test(call)).map(({ file }) => file),
  ).toEqual([]);
});

/** Returns the arguments of a call, which begins after its bracket. */
function callOf(text: string): string {
  let depth = 1;
  let end = 0;
  while (depth > 0 && end < text.length) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    end += 1;
  }
  return text.slice(0, end);
}

test('only the payment sandbox listens to messages of windows, from its own origin and frame', () => {
  expect(Object.keys(uses(/addEventListener\('message'/g))).toEqual([
    'api/src/features/payments/sandbox/sandbox-pages.ts',
  ]);
  const { text = '' } = sources.find(({ file }) => file.endsWith('sandbox-pages.ts')) ?? {};
  expect(text).toContain('source !== frame.contentWindow || origin !== base.origin');
});

/** What the product does without, as the ledger of the ASVS says. */
test.each([
  /\bWebSocket\b/,
  /RTCPeerConnection|\bTURN\b|\bSRTP\b/,
  /graphql/i,
  /\bldap/i,
  /\bxpath|\bxslt|DOMParser|xml2js|libxml/,
  /memcache/i,
  /\bjsonp\b/i,
  /\blatex\b/i,
  /\boauth|\bopenid|\bsaml\b/,
  /security.question|password.hint|maiden name/i,
])('no code uses %s', (pattern) => {
  expect(uses(new RegExp(pattern, `g${pattern.flags}`))).toEqual({});
});

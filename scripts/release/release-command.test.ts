import { execFile } from 'node:child_process';
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { releaseProgram, runRelease } from './run-release';
import { signedBytes } from './sign-file.mjs';

let folder: string;
let received: { command: string; key: string; signature: string }[];
let answer: { status: number; body: string };
let site: string;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    if (request.url === '/api/releases/signed-commands') received.push(JSON.parse(body));
    response.writeHead(answer.status).end(answer.body);
  });
});

beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const at = server.address();
  site = `http://127.0.0.1:${at && typeof at === 'object' ? at.port : 0}`;
});
afterAll(() => new Promise((resolve) => server.close(() => resolve(null))));
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'uli-release-'));
  received = [];
  answer = { status: 200, body: JSON.stringify({ message: 'Promoted Gallery 1.2.0 to all' }) };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const release = (...words: string[]) => runRelease(folder, words);

function built() {
  mkdirSync(path.join(folder, 'static'));
  writeFileSync(path.join(folder, 'static/remoteEntry.js'), 'run()');
  const sha256 = createHash('sha256').update('run()').digest('hex');
  const text = { remote: 'gallery', version: '1.2.0', sha256: { 'static/remoteEntry.js': sha256 } };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(text, null, 2));
}
const saved = () => JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));

async function publicKey() {
  const { said } = await release('keygen', 'gallery', '2026', '--out', 'team.json');
  const [, x = ''] = said.match(/^RELEASE_KEYS=gallery\/2026=([\w-]{43})$/m) ?? [];
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}
const isSigned = (key: KeyObject, kind: 'release' | 'command', text: string, signature: string) =>
  verify(null, signedBytes(kind, text), key, Buffer.from(signature, 'base64url'));

test('only the owner can read a key, and keygen does not overwrite it', async () => {
  await publicKey();
  expect(statSync(path.join(folder, 'team.json')).mode & 0o777).toBe(0o600);
  const before = readFileSync(path.join(folder, 'team.json'), 'utf8');
  const again = await release('keygen', 'gallery', '2027', '--out', 'team.json');
  expect(again).toMatchObject({ code: 1, failed: 'team.json is there already' });
  expect(readFileSync(path.join(folder, 'team.json'), 'utf8')).toBe(before);
});

test('signs a release over its JSON without the signature, with the same result again', async () => {
  const key = await publicKey();
  built();
  const unsigned = JSON.stringify(saved());
  expect(await release('sign', '.', '--key', 'team.json')).toMatchObject({
    code: 0,
    said: 'Signed gallery 1.2.0 with 2026.',
  });
  const { signature, ...rest } = saved();
  expect(JSON.stringify(rest)).toBe(unsigned);
  expect(signature.key).toBe('2026');
  expect(isSigned(key, 'release', unsigned, signature.value)).toBe(true);
  await release('sign', 'release.json', '--key', 'team.json');
  expect(saved().signature).toEqual(signature);
});

test('refuses to sign a release of another team and one with changed files', async () => {
  await publicKey();
  built();
  writeFileSync(path.join(folder, 'static/remoteEntry.js'), 'steal()');
  const changed = await release('sign', '.', '--key', 'team.json');
  expect(changed).toMatchObject({
    code: 1,
    failed: 'static/remoteEntry.js is not the file that was built: build the remote again',
  });
  rmSync(path.join(folder, 'static/remoteEntry.js'));
  expect((await release('sign', '.', '--key', 'team.json')).failed).toBe(
    'static/remoteEntry.js is not there: build the remote again',
  );
  writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({ ...saved(), remote: 'admin', sha256: {} }),
  );
  const foreign = await release('sign', '.', '--key', 'team.json');
  expect(foreign).toMatchObject({ code: 1, failed: "This is a release of admin, and the key is gallery's" });
  expect(saved().signature).toBeUndefined();
});

test('publishes a release as it is in its file, with a signed command', async () => {
  const key = await publicKey();
  built();
  const unsigned = await release('publish', '.', '--key', 'team.json', '--site', site);
  expect(unsigned).toMatchObject({
    code: 1,
    failed: '. is not signed: npm run release -- sign . --key FILE',
  });
  await release('sign', '.', '--key', 'team.json');
  const options = ['--steps', '5,25,100', '--reason', 'New catalogue', '--key', 'team.json', '--site', site];
  expect(await release('publish', '.', ...options)).toMatchObject({
    code: 0,
    said: `Site: ${site}\nPromoted Gallery 1.2.0 to all`,
  });
  const [{ command, key: name, signature } = { command: '', key: '', signature: '' }] = received;
  expect(isSigned(key, 'command', command, signature)).toBe(true);
  expect(name).toBe('2026');
  expect(JSON.parse(command)).toEqual({
    action: 'publish',
    remote: 'gallery',
    text: readFileSync(path.join(folder, 'release.json'), 'utf8'),
    steps: [5, 25, 100],
    reason: 'New catalogue',
    site,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    nonce: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

test.each<[action: string, words: string[], content: object]>([
  ['promote', ['1.2.0'], { release: '1.2.0' }],
  ['canary', ['1.2.0', '--share', '5'], { release: '1.2.0', share: 5 }],
  ['rollback', [], {}],
  ['rollback', ['1.1.0'], { release: '1.1.0' }],
  ['pin', ['1.1.0'], { release: '1.1.0' }],
  ['unpin', [], {}],
])('sends %s %j with its reason and a new nonce each time', async (action, words, content) => {
  await publicKey();
  const options = ['--reason', 'Asked by design', '--key', 'team.json', '--site', `${site}/`];
  await release(action, 'gallery', ...words, ...options);
  await release(action, 'gallery', ...words, ...options);
  const sent = received.map(({ command }) => JSON.parse(command));
  expect(sent).toHaveLength(2);
  for (const { at: _, nonce: __, ...rest } of sent)
    expect(rest).toEqual({ action, remote: 'gallery', site, reason: 'Asked by design', ...content });
  expect(sent[0].nonce).not.toBe(sent[1].nonce);
});

test('prints a list line by line without control characters', async () => {
  await publicKey();
  answer.body = JSON.stringify({ message: '', lines: ['live    1.1.0', 'canary  1.2.0\u001b[2J'] });
  const { code, said } = await release('list', 'gallery', '--key', 'team.json', '--site', site);
  expect({ code, said }).toEqual({ code: 0, said: `Site: ${site}\nlive    1.1.0\ncanary  1.2.0 [2J` });
});

test('sends to the site of the settings by default and prints the site', async () => {
  await publicKey();
  const { port } = new URL(site);
  const ask = (settings: Record<string, string>) =>
    new Promise((resolve) => {
      const env = { ...process.env, PUBLIC_URL: '', PORT: '', INIT_CWD: folder, ...settings };
      const words = [releaseProgram, 'list', 'gallery', '--key', 'team.json'];
      execFile(process.execPath, words, { env }, (_error, said) => resolve(said.split('\n')[0]));
    });
  expect(await ask({ PORT: port })).toBe(`Site: http://localhost:${port}`);
  expect(await ask({ PORT: port, PUBLIC_URL: site })).toBe(`Site: ${site}`);
  expect(received.length).toBeGreaterThan(0);
});

test('prints a refusal of the site and ends with code 1', async () => {
  await publicKey();
  const ask = () => release('why', 'gallery', '--key', 'team.json', '--site', site);
  answer = { status: 409, body: JSON.stringify({ message: 'A canary is running' }) };
  expect(await ask()).toEqual({ code: 1, said: `Site: ${site}`, failed: 'A canary is running' });
  answer = { status: 403, body: '<html>' };
  expect(await ask()).toEqual({ code: 1, said: `Site: ${site}`, failed: `${site} refuses it with 403` });
  answer = { status: 502, body: JSON.stringify({ message: 'Check your internet connection.' }) };
  expect((await ask()).failed).toBe(
    `${site} answers 502: its API is away or failed. See what was done before you send it again: npm run release -- why gallery`,
  );
  const away = await release('why', 'gallery', '--key', 'team.json', '--site', 'http://127.0.0.1:9');
  expect(away.code).toBe(1);
  expect(away.failed).toMatch(/^http:\/\/127\.0\.0\.1:9 does not answer: [^\n]+\. Is --site right\?$/);
  answer = { status: 404, body: '' };
  expect((await ask()).failed).toBe(`${site} is no gallery: --site is the address that visitors use`);
  const secure = site.replace('http:', 'https:');
  const encrypted = await release('why', 'gallery', '--key', 'team.json', '--site', secure);
  expect(encrypted).toEqual({
    code: 1,
    said: `Site: ${secure}`,
    failed: `${secure} does not answer with https: is it http?`,
  });
});

test('refuses a command for the remote of another team', async () => {
  await publicKey();
  const told = await release('rollback', 'admin', '--reason', 'r', '--key', 'team.json', '--site', site);
  expect(told).toEqual({ code: 1, said: '', failed: "The key is gallery's, and this is for admin" });
  expect(received).toEqual([]);
});

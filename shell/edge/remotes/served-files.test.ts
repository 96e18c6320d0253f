import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import { type Release, signedText } from '@gallery/shared/releases/release';
import { readReleaseKeys, signedBytes } from '@gallery/shared/server/release-signature';
import { setUpRemote } from '../testing/remote-server';
import { sampleRegistry } from '../testing/sample-registry';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keys = readReleaseKeys(`gallery/2026=${publicKey.export({ format: 'jwk' }).x}`);
const signed = (release: Release): Release => {
  const value = sign(null, signedBytes('release', signedText(release)), privateKey).toString('base64url');
  return { ...release, signature: { key: '2026', value } };
};

const remote = setUpRemote();
let answer: RegistryAnswer | undefined;
let reads: number;

beforeEach(() => {
  [answer, reads] = [undefined, 0];
});

const secured = (next?: () => void) =>
  remote.edge(
    () => answer,
    keys,
    async () => {
      reads++;
      next?.();
    },
  );

describe('with keys', () => {
  test('serves no file that no signed release names', async () => {
    remote.serve('/release.json', JSON.stringify(signed(remote.publish('one'))));
    const edge = secured();
    await edge.poll();
    remote.serve('/static/planted.svg', '<svg><script>alert(1)</script></svg>');
    expect(await edge.file('static/planted.svg')).toBeUndefined();
    expect(String(await edge.file('static/entry.one.js'))).toBe('entry one');
  });

  test('serves no file of an unsigned release', async () => {
    const edge = secured();
    answer = sampleRegistry({ live: remote.publish('one') });
    await edge.poll();
    expect(await edge.file('static/entry.one.js')).toBeUndefined();
  });

  test('serves a file of a registered release only with the signed bytes', async () => {
    const edge = secured();
    answer = sampleRegistry({ live: signed(remote.publish('one')) });
    remote.serve('/static/entry.one.js', 'another one’s bytes');
    expect(await edge.file('static/entry.one.js')).toBeUndefined();
    remote.serve('/static/entry.one.js', 'entry one');
    const file = await edge.file('static/entry.one.js');
    expect(String(file)).toBe('entry one');
    expect(createHash('sha256').update(String(file)).digest('hex')).toBe(
      answer.releases[0] && JSON.parse(answer.releases[0].text).sha256['static/entry.one.js'],
    );
  });

  test('fetches and compresses a file once', async () => {
    const edge = secured();
    answer = sampleRegistry({ live: signed(remote.publish('one')) });
    const [one, two] = await Promise.all([
      edge.file('static/entry.one.js'),
      edge.file('static/entry.one.js'),
    ]);
    remote.served.clear();
    expect(one).toBe(two);
    expect(await edge.file('static/entry.one.js')).toBe(one);
  });

  test('reads the registry first for a release that another edge has just opened', async () => {
    const two = signed(remote.publish('two'));
    const edge = secured(() => {
      answer = sampleRegistry({ live: two });
    });
    expect(String(await edge.file('static/entry.two.js'))).toBe('entry two');
    expect(reads).toBe(1);
  });

  test('unknown names cause at most one read of the registry a second', async () => {
    const edge = secured();
    for (let planted = 0; planted < 20; planted++)
      expect(await edge.file(`static/planted.${planted}.js`)).toBeUndefined();
    expect(reads).toBe(1);
  });

  test.each([
    'static/..',
    'static/../release.json',
    'release.json',
    'static/constructor',
    'static/__proto__',
  ])('serves no file for %s', async (path) => {
    answer = sampleRegistry({ live: signed(remote.publish('one')) });
    remote.serve('/static/constructor', 'x');
    remote.serve('/static/__proto__', 'x');
    expect(await secured().file(path)).toBeUndefined();
  });
});

test('without keys serves a file as the remote’s server has it', async () => {
  remote.serve('/static/older.js', 'of a release before');
  expect(String(await remote.edge().file('static/older.js'))).toBe('of a release before');
});

import { generateKeyPairSync } from 'node:crypto';
import { readReleaseKeys } from '@gallery/shared/server/release-signature';
import { startNotices } from './start-edge';

test('names the teams without a key, whose releases need no signature', () => {
  expect(startNotices({ releaseKeys: readReleaseKeys('') })).toEqual([
    'RELEASE_KEYS is not set: the edge opens unsigned releases',
  ]);
  const { x } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
  expect(startNotices({ releaseKeys: readReleaseKeys(`gallery/2026=${x}`) })).toEqual([
    'RELEASE_KEYS has no key of customer and admin: the edge opens their unsigned releases',
  ]);
  const all = ['gallery', 'customer', 'admin'].map((remote) => `${remote}/2026=${x}`).join(' ');
  expect(startNotices({ releaseKeys: readReleaseKeys(all) })).toEqual([]);
});

import { generateKeyPairSync } from 'node:crypto';
import { readReleaseKeys } from '@gallery/shared/server/release-signature';
import { startNotices } from './start-notices';

test('an edge without keys of teams says once what that means, and one with keys says nothing', () => {
  expect(startNotices({ releaseKeys: readReleaseKeys('') })).toEqual([
    'RELEASE_KEYS is not set: releases are opened whoever signed them',
  ]);
  const { x } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
  expect(startNotices({ releaseKeys: readReleaseKeys(`gallery/2026=${x}`) })).toEqual([]);
});

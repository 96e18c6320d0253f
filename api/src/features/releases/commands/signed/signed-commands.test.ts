import { signedBytes } from '@gallery/shared/server/release-signature';
import { rateLimits as counted } from '../../../../http/rate-limit/rate-limit.table';
import {
  sampleRelease,
  signatureOf,
  signed,
  signedCommand,
} from '../../../../testing/gallery/sample-release';
import { setUpSignedCommands } from '../../../../testing/releases/set-up-signed-commands';
import { buildTestApp, generousLimits } from '../../../../testing/server/test-app';

const { desk, gallery, customer, retired, releaseKeys, post, send } = setUpSignedCommands();

test('executes a command once of ten copies', async () => {
  await desk.edge.report(signed(sampleRelease('1.1.0'), gallery));
  await desk.edge.report(signed(sampleRelease('1.2.0'), gallery));
  const copy = signedCommand(gallery, { action: 'pin', release: '1.1.0', reason: 'The vernissage' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(copy)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  await send({ action: 'unpin', reason: 'It is over' });
  expect(await post(copy)).toMatchObject({ status: 409, message: 'This command was sent before.' });
  expect(await desk.edge.labels()).toMatchObject({ pin: null });
});

test('refuses a repeated command after its refusal', async () => {
  const early = signedCommand(gallery, { action: 'unpin', reason: 'The vernissage is over' });
  expect((await post(early)).message).toBe('No release is pinned.');
  expect((await post(early)).message).toBe('This command was sent before.');
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

test.each([
  ['with a time an hour ago', { at: minutes(-60) }, 403],
  ['with a time an hour ahead', { at: minutes(60) }, 403],
  ['without a time', { at: undefined }, 422],
  ['with an invalid date', { at: '2026-02-31T25:00:00Z' }, 403],
  ['without a nonce', { nonce: undefined }, 422],
  ['with an invalid nonce', { nonce: 'again' }, 422],
  ['for another remote', { remote: 'customer' }, 403],
  ['for another site', { site: 'https://staging.gallery.example' }, 403],
  ['without a site', { site: undefined }, 422],
  ['for an unknown remote', { remote: 'everything' }, 422],
  ['with an unknown action', { action: 'delete' }, 422],
])('refuses a command %s', async (_name, more, status) => {
  const answer = await send({ action: 'list', ...more });
  expect([answer.status, answer.lines]).toEqual([status, undefined]);
});

test('refuses a command without the exact signature of a current key, always alike', async () => {
  const good = signedCommand(gallery, { action: 'unpin', reason: 'A reason' });
  const wrong = [
    { ...good, command: good.command.replace('unpin', 'pin') },
    { ...good, command: `${good.command} ` },
    { ...good, signature: signatureOf(signedBytes('release', good.command), gallery.privateKey) },
    { ...good, signature: signatureOf(signedBytes('command', good.command), retired.privateKey) },
    { ...good, key: '2025' },
    signedCommand(retired, { action: 'list' }),
    { ...good, signature: 'A'.repeat(86) },
  ];
  for (const one of wrong)
    expect(await post(one)).toMatchObject({
      status: 403,
      message: 'No key in RELEASE_KEYS signed this command.',
    });
  expect(await post(signedCommand({ ...customer, remote: 'gallery' }, { action: 'list' }))).toMatchObject({
    status: 403,
  });
});

test.each(['', 'null', '[]', '{', '"text"', '{"__proto__":{"remote":"gallery"}}', '['.repeat(50_000)])(
  'refuses the signed text %.20s',
  async (text) => {
    const signature = signatureOf(signedBytes('command', text), gallery.privateKey);
    expect((await post({ command: text, key: gallery.name, signature })).status).toBe(422);
  },
);

test('refuses a body of many keys before it is parsed', async () => {
  const keys = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`k${at}`, 1]));
  const message = 'A signed command has a command, a key and a signature alone.';
  const sent = { ...signedCommand(gallery, { action: 'list' }), ...keys };
  expect(await post(sent)).toMatchObject({ status: 422, message });
});

test('limits a network to the configured number of commands before it reads them', async () => {
  await desk.db.delete(counted);
  const rateLimits = { ...generousLimits, signedCommand: { max: 2, seconds: 3_600 } };
  const scarce = buildTestApp(desk.db, undefined, { releaseKeys, rateLimits });
  const statuses = [];
  for (const payload of [
    {},
    signedCommand(gallery, { action: 'list' }),
    signedCommand(gallery, { action: 'list' }),
  ])
    statuses.push((await post(payload, scarce)).status);
  expect(statuses).toEqual([422, 200, 429]);
  await scarce.close();
});

test('refuses a command for a remote without a key', async () => {
  const command = { action: 'list', remote: 'admin' };
  expect((await send(command)).status).toBe(403);
  const unsigned = { ...signedCommand(gallery, command), signature: 'A'.repeat(86) };
  expect((await post(unsigned)).status).toBe(403);
});

test('refuses every command without keys and gives the reason', async () => {
  const open = buildTestApp(desk.db, undefined, { releaseKeys: new Map() });
  expect(await post(signedCommand(gallery, { action: 'list' }), open)).toMatchObject({
    status: 403,
    message: 'No keys of teams are configured, so the registry accepts no signed command.',
  });
  await open.close();
});

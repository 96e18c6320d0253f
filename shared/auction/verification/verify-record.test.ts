/** @jest-environment node */
import fc from 'fast-check';
import { rehashed, sampleKeys, sampleLotRecord } from '../../testing/sample-lot-record';
import { commitmentOf, type LotRecord, newNonce } from '../record';
import { verifyRecord } from './verify-record';

const copyOf = (record: LotRecord): LotRecord => JSON.parse(JSON.stringify(record));

test('the verdict accepts a downloaded record and replays its steps', async () => {
  const { record } = await sampleLotRecord();
  const verdict = await verifyRecord(copyOf(record));
  expect(verdict).toMatchObject({ whole: true, brokenAt: null, problem: null, signature: 'fits' });
  expect(verdict.steps.map(({ status }) => status)).toEqual(Array(10).fill('holds'));
  expect(verdict.steps.map(({ after }) => after?.price)).toEqual([
    0, 800_000, 950_000, 1_000_000, 1_200_000, 1_300_000, 1_700_000, 2_100_000, 2_400_000, 2_400_000,
  ]);
  expect(verdict.steps.map(({ opened }) => opened).slice(0, 3)).toEqual([1_200_000, 900_000, 950_000]);
  expect(verdict.steps.at(-1)?.after).toEqual({
    price: 2_400_000,
    leader: 5,
    reserve: 'met',
    bids: 8,
    closesAt: '2026-11-27T17:16:41.000Z',
  });
});

test.each<[string, Parameters<typeof sampleLotRecord>[0]]>([
  ['without a bid', { steps: [] }],
  ['without a reserve', { reserve: 0 }],
  ['that passed below its reserve', { reserve: 5_000_000 }],
  [
    'that was withdrawn',
    {
      steps: [
        { bidder: 1, max: 900_000, at: '10:00:00' },
        { withdrawn: true, at: '11:00:00' },
      ],
    },
  ],
  [
    'that keeps two retractions',
    {
      reserve: 0,
      steps: [
        { bidder: 1, max: 900_000, at: '10:00:00' },
        { bidder: 2, max: 9_000_000, at: '11:00:00' },
        { bidder: 1, max: 1_000_000, at: '12:00:00' },
        { retracted: 3, at: '13:00:00' },
        { bidder: 3, max: 1_500_000, at: '14:00:00' },
        { retracted: 2, at: '15:00:00' },
      ],
    },
  ],
])('the verdict accepts the record of a lot %s', async (_what, evening) => {
  const { record } = await sampleLotRecord(evening);
  expect(await verifyRecord(record)).toMatchObject({ whole: true, problem: null });
});

test('the order of fields does not matter', async () => {
  const { record } = await sampleLotRecord();
  for (const entry of record.entries)
    entry.fields = Object.fromEntries(Object.entries(entry.fields).reverse());
  expect(await verifyRecord(record)).toMatchObject({ whole: true });
});

test('the verdict reports any changed character', async () => {
  const text = JSON.stringify((await sampleLotRecord()).record);
  const outside = fc.nat(text.length - 1).filter((at) => /[\w:.+/=-]/.test(text[at] ?? ''));
  await fc.assert(
    fc.asyncProperty(outside, fc.constantFrom(...'0123456789abcdefXYZ:.-+/='), async (at, character) => {
      fc.pre(text[at] !== character);
      const changed = parsed(text.slice(0, at) + character + text.slice(at + 1));
      fc.pre(changed !== undefined && JSON.stringify(changed) !== text);
      expect((await verifyRecord(changed)).whole).toBe(false);
    }),
    { numRuns: 1_500 },
  );
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

test.each([2, 5, 9])('the verdict reports the removed step %d', async (seq) => {
  const { record } = await sampleLotRecord();
  record.entries.splice(seq - 1, 1);
  expect(await verifyRecord(record)).toMatchObject({
    whole: false,
    brokenAt: seq + 1,
    problem: `Step ${seq} is missing: step ${seq + 1} is in its place.`,
  });
});

test('the verdict reports a removed step after renumbering', async () => {
  const { record } = await sampleLotRecord();
  record.entries.splice(4, 1);
  for (const [index, entry] of record.entries.entries()) entry.seq = index + 1;
  expect(await verifyRecord(record)).toMatchObject({
    brokenAt: 5,
    problem: 'Step 5 does not follow on from step 4.',
  });
});

test('the verdict reports swapped steps and leaves the later ones unchecked', async () => {
  const { record } = await sampleLotRecord();
  const [, , third, fourth] = record.entries;
  if (third && fourth) record.entries.splice(2, 2, { ...fourth, seq: 3 }, { ...third, seq: 4 });
  const verdict = await verifyRecord(record);
  expect(verdict.brokenAt).toBe(3);
  expect(verdict.steps.map(({ status }) => status)).toEqual([
    'holds',
    'holds',
    'broken',
    ...Array(7).fill('unchecked'),
  ]);
});

test('the verdict reports an inserted step', async () => {
  const { record } = await sampleLotRecord();
  const [, , third] = record.entries;
  if (third) record.entries.splice(3, 0, { ...third, seq: 4 });
  expect(await verifyRecord(record)).toMatchObject({ brokenAt: 4 });
});

test('the verdict reports a record that stops before the end', async () => {
  const { record } = await sampleLotRecord();
  record.entries.pop();
  const cut = await rehashed(record, 9);
  cut.checkpoint.seq = 9;
  expect(await verifyRecord(cut)).toMatchObject({
    whole: false,
    brokenAt: null,
    problem: 'The record stops before the end of the lot.',
  });
});

test('the signature exposes changed steps with new hashes', async () => {
  const { record } = await sampleLotRecord({ steps: [] });
  const [opened] = record.entries;
  if (opened) opened.at = '2026-11-27T09:00:00.001Z';
  expect(await verifyRecord(await rehashed(record, 1))).toMatchObject({
    whole: false,
    signature: 'does not fit',
    problem: 'The gallery’s signature does not fit the last step.',
  });
});

test('the known key exposes a foreign signature', async () => {
  const gallery = await sampleKeys();
  const { record } = await sampleLotRecord();
  expect(await verifyRecord(record, { publicKey: gallery.publicKey })).toMatchObject({
    whole: false,
    problem: 'The record is signed with another key than the gallery’s.',
  });
});

test('the verdict refuses the signature of an earlier step', async () => {
  const { record, receipts } = await sampleLotRecord();
  const [first] = receipts;
  if (first) record.checkpoint = first.checkpoint;
  expect(await verifyRecord(record)).toMatchObject({
    problem: 'The gallery’s signature is not for the last step.',
  });
});

test('a browser without Ed25519 checks everything except the signature', async () => {
  const { record } = await sampleLotRecord();
  const unsupported = Object.assign(new Error('Unrecognized name.'), { name: 'NotSupportedError' });
  const importKey = jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(unsupported);
  expect(await verifyRecord(record)).toMatchObject({ whole: true, signature: 'not checked' });
  importKey.mockRestore();
});

test('a browser without WebCrypto reports an insecure connection', async () => {
  const { record } = await sampleLotRecord();
  const subtle = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  expect(await verifyRecord(record)).toMatchObject({
    whole: false,
    checked: false,
    problem: expect.stringContaining('insecure connection'),
  });
  subtle.mockRestore();
});

test('two equal maximums have different commitments', async () => {
  const [one, other] = [newNonce(), newNonce()];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(await commitmentOf(900_000, one)).not.toBe(await commitmentOf(900_000, other));
  expect(await commitmentOf(90, '0000')).not.toBe(await commitmentOf(900, '000'));
});

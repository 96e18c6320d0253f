/** @jest-environment node */
import fc from 'fast-check';
import { sampleLotRecord } from '../../testing/sample-lot-record';
import { verifyReceipt } from './verify-receipt';
import { verifyRecord } from './verify-record';

type Json = Record<string, unknown>;

const parts = ['version', 'lot', 'steps', 'entries', 'openings', 'checkpoint', 'publicKey'];

async function changed(change: (record: Json) => void): Promise<unknown> {
  const record = JSON.parse(JSON.stringify((await sampleLotRecord()).record));
  change(record);
  return record;
}

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'record'],
  ['a number', Number.NaN],
  ['a list', []],
  ['an empty object', {}],
  ['prototype keys', JSON.parse('{"__proto__":{"version":1},"constructor":{"prototype":{"whole":true}}}')],
])('the verdict refuses %s as a record', async (_what, value) => {
  expect(await verifyRecord(value)).toMatchObject({
    whole: false,
    brokenAt: null,
    steps: [],
    problem: expect.stringMatching(/^This is not the record of a lot/),
  });
});

test.each<[string, (record: Json) => void]>([
  ['a later version', (record) => Object.assign(record, { version: 2 })],
  [
    'a million entries',
    (record) => Object.assign(record, { entries: Array(1_000_000).fill((record.entries as Json[])[1]) }),
  ],
  [
    'a text of five megabytes',
    (record) => Object.assign(record.lot as Json, { title: 'x'.repeat(5_000_000) }),
  ],
  [
    'a thousand fields',
    (record) =>
      Object.assign((record.entries as Json[])[1] ?? {}, {
        fields: Object.fromEntries(Array.from({ length: 1_000 }, (_, key) => [key, ''])),
      }),
  ],
  ['a number instead of a text', (record) => Object.assign((record.entries as Json[])[1] ?? {}, { hash: 5 })],
  [
    'a time of another calendar',
    (record) => Object.assign((record.entries as Json[])[1] ?? {}, { at: '+275760-09-13T00:00:00.000Z' }),
  ],
  [
    'a time without milliseconds',
    (record) => Object.assign((record.entries as Json[])[1] ?? {}, { at: '2026-11-27T09:00:00Z' }),
  ],
  ['NaN as an amount', (record) => Object.assign((record.openings as Json[])[0] ?? {}, { max: Number.NaN })],
  ['an infinite number', (record) => Object.assign((record.openings as Json[])[0] ?? {}, { max: Infinity })],
  ['an unknown kind', (record) => Object.assign((record.entries as Json[])[1] ?? {}, { kind: '__proto__' })],
  ['a key that is not base64', (record) => Object.assign(record, { publicKey: '%%%%' })],
  ['an invalid key', (record) => Object.assign(record, { publicKey: 'AAAA' })],
  [
    'fields named like the prototype’s',
    (record) =>
      Object.assign((record.entries as Json[])[1] ?? {}, {
        fields: JSON.parse('{"__proto__":"x","toString":"y"}'),
      }),
  ],
])('the verdict refuses a record with %s', async (_what, change) => {
  expect((await verifyRecord(await changed(change))).whole).toBe(false);
});

test('the verdict stops replaying a record of many retractions', async () => {
  const at = '12:00:00';
  const steps = Array.from({ length: 101 }, (_, index) => [
    { bidder: index + 1, max: 800_000, at },
    { retracted: 2 * index + 2, at },
  ]).flat();
  const { record } = await sampleLotRecord({ steps, reserve: 0 });
  expect(await verifyRecord(record)).toMatchObject({ whole: false, brokenAt: 203 });
});

test('the verdict refuses any JSON in a part of a record', async () => {
  const anything = fc.jsonValue({ maxDepth: 3 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...parts), anything, async (part, value) => {
      const record = await changed((one) => Object.assign(one, { [part]: value }));
      fc.pre(JSON.stringify(value) !== JSON.stringify(((await sampleLotRecord()).record as Json)[part]));
      const verdict = await verifyRecord(record);
      expect(verdict.whole).toBe(false);
      expect(verdict.problem).toMatch(/\.$/);
    }),
    { numRuns: 300 },
  );
});

test('the verdict refuses any JSON as a receipt', async () => {
  const { record, receipts } = await sampleLotRecord();
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.record(
      Object.fromEntries(Object.keys(receipts[0] ?? {}).map((key) => [key, fc.jsonValue({ maxDepth: 1 })])),
    ),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (value) => {
      expect(await verifyReceipt(record, value)).toMatchObject({
        fits: false,
        problem: 'This is not a receipt of a bid.',
      });
    }),
    { numRuns: 300 },
  );
});

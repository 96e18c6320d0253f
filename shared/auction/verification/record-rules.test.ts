/** @jest-environment node */
import { rehashed, sampleLotRecord } from '../../testing/sample-lot-record';
import type { LotRecord } from '../record';
import { verifyRecord } from './verify-record';

type Change = (record: LotRecord) => unknown;

/** A cheating gallery could write these with its own key: the chain is valid, and the rules are broken. */
test.each<[string, Change, number, RegExp]>([
  [
    'a price that the rules do not give',
    ({ entries }) => Object.assign(entries[4]?.fields ?? {}, { price: '1500000' }),
    5,
    /^The price of step 5 is “1500000”, but “1200000” is right\.$/,
  ],
  [
    'another leader',
    ({ entries }) => Object.assign(entries[4]?.fields ?? {}, { leader: '9' }),
    5,
    /^The leader of step 5/,
  ],
  [
    'a later end',
    ({ entries }) => Object.assign(entries[8]?.fields ?? {}, { closes_at: '2026-11-27T18:00:00.000Z' }),
    9,
    /^The end of step 9/,
  ],
  [
    'a field more',
    ({ entries }) => Object.assign(entries[3]?.fields ?? {}, { note: 'x' }),
    4,
    /nothing belongs there/,
  ],
  ['a field less', ({ entries }) => delete entries[3]?.fields.reserve, 4, /^The reserve of step 4 is “”/],
  [
    'another winner',
    ({ entries }) => Object.assign(entries[9]?.fields ?? {}, { bidder: '9' }),
    10,
    /^The bidder of step 10/,
  ],
  [
    'an end before the end',
    ({ entries }) => Object.assign(entries[9] ?? {}, { at: '2026-11-27T17:16:40.999Z' }),
    10,
    /closed before its end/,
  ],
  [
    'a bid after the end',
    ({ entries }) => Object.assign(entries[8] ?? {}, { at: '2026-11-27T17:14:00.000Z' }),
    9,
    /it came after the end/,
  ],
  [
    'a bid before the opening',
    ({ entries }) => Object.assign(entries[1] ?? {}, { at: '2026-11-27T08:59:59.999Z' }),
    2,
    /before the opening/,
  ],
  ['another title', ({ lot }) => Object.assign(lot, { title: 'Another work' }), 1, /^The title of step 1/],
  [
    'other steps of the price',
    ({ steps }) => Object.assign(steps[0] ?? {}, { by: 1_250 }),
    1,
    /^The table of steps of step 1/,
  ],
  ['impossible steps of the price', ({ steps }) => steps.pop(), 1, /^The steps of the price cannot be/],
  [
    'a maximum that is not opened',
    ({ openings }) => openings.pop(),
    9,
    /The maximum of step 9 is not opened/,
  ],
  [
    'a reserve that is not opened',
    ({ openings }) => openings.shift(),
    1,
    /The reserve is sealed in the record, but not opened/,
  ],
  [
    'another maximum',
    ({ openings }) => Object.assign(openings[3] ?? {}, { max: 1_150_000 }),
    4,
    /OFF_GRID|between two steps|sealed maximum/,
  ],
  [
    'a second opening of the lot',
    ({ entries }) => Object.assign(entries[2] ?? {}, { kind: 'opened' }),
    3,
    /opens once/,
  ],
  [
    'no opening of the lot',
    ({ entries }) => Object.assign(entries[0] ?? {}, { kind: 'withdrawn' }),
    1,
    /opens once/,
  ],
  [
    'a retraction of nothing',
    ({ entries }) => Object.assign(entries[4] ?? {}, { kind: 'retracted' }),
    5,
    /is not active/,
  ],
  [
    'a step after the end',
    ({ entries }) => Object.assign(entries[5] ?? {}, { kind: 'withdrawn' }),
    6,
    /of step 6/,
  ],
  [
    'a bidder who is nobody',
    ({ entries }) => Object.assign(entries[5]?.fields ?? {}, { bidder: '0' }),
    6,
    /Nobody bids/,
  ],
  [
    'an impossible start',
    ({ entries }) => Object.assign(entries[0]?.fields ?? {}, { start: '12' }),
    1,
    /The start or the end/,
  ],
])('the verdict reports %s', async (_what, change, seq, problem) => {
  const { record } = await sampleLotRecord();
  change(record);
  expect(await verifyRecord(await rehashed(record, 1))).toMatchObject({
    whole: false,
    brokenAt: seq,
    problem: expect.stringMatching(problem),
  });
});

test('the verdict reports a retraction after the end', async () => {
  const { record } = await sampleLotRecord({
    reserve: 0,
    steps: [
      { bidder: 1, max: 900_000, at: '10:00:00' },
      { retracted: 2, at: '17:14:00' },
    ],
  });
  expect(await verifyRecord(record)).toMatchObject({
    whole: false,
    brokenAt: 3,
    problem: 'Step 3 retracts a bid after the end.',
  });
});

test('the verdict reports a step after the end', async () => {
  const { record } = await sampleLotRecord();
  const last = record.entries.at(-1);
  if (last) record.entries.push({ ...last, seq: 11 });
  expect(await verifyRecord(await rehashed(record, 11))).toMatchObject({
    brokenAt: 11,
    problem: 'Step 11 comes after the end.',
  });
});

test.each([
  ['of no step', { seq: 10, max: 5, nonce: 'x' }],
  ['of a step twice', { seq: 2, max: 900_000, nonce: '2'.padStart(32, '0') }],
])('the verdict reports an opening %s', async (_what, opening) => {
  const { record } = await sampleLotRecord();
  record.openings.push(opening);
  expect(await verifyRecord(record)).toMatchObject({
    whole: false,
    problem: 'An amount is opened that no step seals.',
  });
});

/** @jest-environment node */
import { type SampleKeys, sampleKeys, sampleLotRecord } from '../../testing/sample-lot-record';
import type { LotRecord, Receipt } from '../record';
import { verifyReceipt } from './verify-receipt';

async function evening(): Promise<{
  record: LotRecord;
  receipt: Receipt;
  keys: SampleKeys;
}> {
  const keys = await sampleKeys();
  const { record, receipts } = await sampleLotRecord({ keys });
  const receipt = receipts[5];
  if (!receipt) throw new Error('No receipt');
  return { record, receipt, keys };
}

test('a receipt opens its bid in the record', async () => {
  const { record, receipt } = await evening();
  const verdict = await verifyReceipt(record, JSON.parse(JSON.stringify(receipt)));
  expect(verdict).toMatchObject({
    fits: true,
    problem: null,
    signature: 'fits',
    receipt: { seq: 7, max: 2_000_000 },
  });
  expect(verdict.commitment).toBe(record.entries[6]?.fields.commitment);
});

test('a receipt of the API, with public_key, fits the record', async () => {
  const { record, receipt } = await evening();
  const { publicKey, ...rest } = receipt;
  expect(await verifyReceipt(record, { ...rest, public_key: publicKey })).toMatchObject({ fits: true });
});

test.each<[string, Partial<Receipt>, string]>([
  ['for another lot', { lot: 'another' }, 'This receipt is for another lot.'],
  ['with another maximum', { max: 2_100_000 }, 'Step 7 seals another maximum than your receipt.'],
  ['with another nonce', { nonce: 'f'.repeat(32) }, 'Step 7 seals another maximum than your receipt.'],
  ['of another bidder', { bidder: 8 }, 'Step 7 is the bid of somebody else.'],
  ['for a step that is not a bid', { seq: 1 }, 'Your bid is not at step 1.'],
  ['for a missing step', { seq: 99 }, 'Your bid is not at step 99.'],
  ['with another time', { at: '2026-11-27T13:45:09.001Z' }, 'Step 7 has your bid at another time.'],
  ['with another hash', { hash: '0'.repeat(64) }, 'The record up to step 7 has changed since your bid.'],
])('the verdict refuses a receipt %s', async (_what, change, problem) => {
  const { record, receipt } = await evening();
  expect(await verifyReceipt(record, { ...receipt, ...change })).toMatchObject({ fits: false, problem });
});

test('a receipt exposes a record that the gallery rewrote with its own key', async () => {
  const { receipt, keys } = await evening();
  const { record } = await sampleLotRecord({ keys, steps: [{ bidder: 9, max: 2_000_000, at: '13:45:09' }] });
  expect(await verifyReceipt(record, receipt)).toMatchObject({
    fits: false,
    signature: 'fits',
    problem: 'Your bid is not at step 7.',
  });
});

test('the verdict refuses a receipt with a wrong signature or another key', async () => {
  const { record, receipt } = await evening();
  const checkpoint = { ...receipt.checkpoint, signature: Buffer.alloc(64).toString('base64') };
  expect(await verifyReceipt(record, { ...receipt, checkpoint })).toMatchObject({
    problem: 'The signature on this receipt is not the gallery’s.',
  });
  const other = (await sampleLotRecord()).receipts[5];
  expect(await verifyReceipt(record, other)).toMatchObject({
    problem: 'The receipt and the record are signed with different keys.',
  });
});

import type { LotRecord } from '@gallery/shared/auction/record';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleLotAnswer } from '@gallery/shared/testing/sample-lot-page';
import { sampleLotRecord } from '@gallery/shared/testing/sample-lot-record';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen, within } from '@testing-library/react';
import { RecordScreen } from './record-screen';

const site = (
  <Routes>
    <Route path="/auction-bidding/:id/record" element={<RecordScreen />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);

afterEach(() => jest.useRealTimers());

type Evening = Parameters<typeof sampleLotRecord>[0];

async function openRecord(evening?: Evening, change: (record: LotRecord) => void = () => {}) {
  const { record, receipts } = await sampleLotRecord(evening);
  change(record);
  stubApi({
    '/lot/lot-5': sampleLotAnswer({ state: 'sold', ended_at: '2026-11-27T17:16:41.000Z' }),
    '/lot/lot-5/record': record,
  });
  return { record, receipts, ...renderApp(site, '/auction-bidding/lot-5/record') };
}

const steps = async () => within(await screen.findByRole('region', { name: 'Step by step' }));
const replay = () => within(screen.getByRole('region', { name: 'Replay' }));
const currentStep = () =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');

test('the page confirms the chain, the result, and the signature', async () => {
  await openRecord();
  expect(await screen.findByRole('heading', { name: 'The record is intact' })).toBeVisible();
  const verdict = screen.getByRole('status');
  expect(verdict).toHaveTextContent('10 of 10 steps follow on from the step before.');
  expect(verdict).toHaveTextContent('2,400,000 naira, sold to Bidder 5.');
  expect(verdict).toHaveTextContent(
    'The gallery’s signature of November 27, 2026, 18:16:41 matches the last step.',
  );
  expect(document.title).toBe('The record of lot 5: Agwọlagwọ by Ngọzi Eze · Uli Gallery');
  expect(screen.getByRole('link', { name: 'Lot 5' })).toHaveAttribute('href', '/auction-bidding/lot-5');
});

test("the list describes every step with the gallery's time", async () => {
  await openRecord();
  const list = await steps();
  const [opened, first, , raise, met, , , , extended, end] = list
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(opened).toMatch(/^1Opened, start #800,000.*, with a reserve10:00:00/);
  expect(first).toMatch(/^2Bidder 3 bids, the price is #800,000.*10:05:12/);
  expect(raise).toMatch(/^4Bidder 3 raises, the price is #1,000,000/);
  expect(met).toMatch(/^5Bidder 4 bids, and the reserve is met, the price is #1,200,000/);
  expect(extended).toMatch(/^9Bidder 5 raises, .*Moves the end from 18:14:00 to 18:16:41\./);
  expect(end).toMatch(/^10Ended, sold to Bidder 5 at #2,400,000.*18:16:41/);
});

test('an opened step shows its fields, its hash, and its maximum', async () => {
  const { user, record } = await openRecord();
  const list = await steps();
  const second = within(list.getAllByRole('listitem')[1] as HTMLElement);
  await user.click(second.getByText('Details and fingerprint of step 2'));
  expect(await second.findByText(record.entries[1]?.hash ?? '')).toBeVisible();
  expect(second.getByText('900,000 naira')).toBeInTheDocument();
  expect(second.getByText('commitment')).toBeVisible();
});

test('the buttons replay the steps backward and forward', async () => {
  const { user } = await openRecord();
  await steps();
  expect(replay().getByRole('heading', { name: 'After step 10 of 10' })).toBeVisible();
  expect(replay().getByRole('button', { name: 'Next step' })).toHaveAttribute('aria-disabled', 'true');
  for (const _ of [1, 2, 3]) await user.click(replay().getByRole('button', { name: 'Back' }));
  expect(replay().getByRole('heading', { name: 'After step 7 of 10' })).toBeVisible();
  expect(replay().getByText('1,700,000 naira')).toBeInTheDocument();
  expect(replay().getByText('Bidder 9')).toBeVisible();
  expect(replay().getByText('Met')).toBeVisible();
  expect(replay().getByText('18:14:00')).toBeVisible();
  expect(currentStep()).toHaveTextContent('Bidder 9');
  await user.click(replay().getByRole('button', { name: 'Next step' }));
  expect(replay().getByRole('heading', { name: 'After step 8 of 10' })).toBeVisible();
});

test("'Play' starts at the opening and runs until 'Pause'", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = await openRecord();
  await steps();
  await user.click(replay().getByRole('button', { name: 'Play' }));
  expect(replay().getByRole('heading', { name: 'After step 1 of 10' })).toBeVisible();
  expect(replay().getByText('Nobody')).toBeVisible();
  expect(replay().getByText('Not met')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_300));
  expect(replay().getByRole('heading', { name: 'After step 2 of 10' })).toBeVisible();
  await user.click(replay().getByRole('button', { name: 'Pause' }));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(replay().getByRole('heading', { name: 'After step 2 of 10' })).toBeVisible();
});

test('a broken chain names its step and offers to write to the gallery', async () => {
  await openRecord({}, ({ entries }) => Object.assign(entries[5]?.fields ?? {}, { price: '1200000' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('heading', { name: 'The record breaks at step 6' })).toBeVisible();
  expect(alert).toHaveTextContent(
    'Step 6 does not follow on from step 5. Steps 1 to 5 are intact; nothing after them can be trusted.',
  );
  expect(within(alert).getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact-us');
  expect(replay().getByRole('heading', { name: 'After step 5 of 10' })).toBeVisible();
  expect(replay().getByRole('button', { name: 'Next step' })).toHaveAttribute('aria-disabled', 'true');
});

test.each<[string, Evening, string, string]>([
  ['passed', { reserve: 5_000_000 }, '2,400,000 naira, passed.', 'Ended, passed at'],
  [
    'passed without a bid',
    { steps: [] },
    'follows the rules: passed without a bid.',
    'Ended, passed without a bid',
  ],
  [
    'was withdrawn',
    { steps: [{ withdrawn: true, at: '11:00:00' }] },
    'withdrawn by the gallery.',
    'Withdrawn by the gallery',
  ],
])('a lot that %s has a record', async (_what, evening, verdict, step) => {
  await openRecord(evening);
  await screen.findByRole('heading', { name: 'The record is intact' });
  expect(screen.getByRole('status')).toHaveTextContent(verdict);
  expect((await steps()).getAllByRole('listitem').at(-1)).toHaveTextContent(step);
});

test('a retracted bid stays in the record and names its retraction', async () => {
  await openRecord({
    reserve: 0,
    steps: [
      { bidder: 1, max: 900_000, at: '10:00:00' },
      { retracted: 2, at: '11:00:00' },
    ],
  });
  const list = await steps();
  expect(list.getByText('Retracted at step 3.')).toBeVisible();
  expect(list.getAllByRole('listitem')[2]).toHaveTextContent(
    'Retracted: step 2 no longer counts, no bid remains',
  );
  expect(list.getByText('Moves the end from 18:14:00 to Nov 28, 12:00:00.')).toBeVisible();
  expect(list.getAllByRole('listitem')[3]).toHaveTextContent('Nov 28, 12:00:00');
});

function fileOf(content: unknown): File {
  return new File([JSON.stringify(content)], 'receipt.json', { type: 'application/json' });
}

test("a receipt opens the bidder's own bid", async () => {
  const { user, receipts } = await openRecord();
  await steps();
  await user.upload(screen.getByLabelText('Receipt'), fileOf(receipts[5]));
  expect(await screen.findByText('The same fingerprint as in the record')).toBeVisible();
  expect(screen.getByText('Step 7, Bidder 9 (you)')).toBeVisible();
  expect(screen.getByText(receipts[5]?.nonce ?? '')).toBeVisible();
  expect(replay().getByRole('heading', { name: 'After step 7 of 10' })).toBeVisible();
});

test.each<[string, (receipt: object) => File, string]>([
  [
    'another maximum',
    (receipt) => fileOf({ ...receipt, max: 2_100_000 }),
    'Step 7 seals another maximum than your receipt.',
  ],
  ['no receipt', () => fileOf([]), 'This is not a receipt of a bid.'],
  [
    'no JSON',
    () => new File(['{'], 'receipt.json', { type: 'application/json' }),
    'This is not a receipt of a bid.',
  ],
  [
    'far too much',
    (receipt) => fileOf({ ...receipt, more: 'x'.repeat(100_000) }),
    'This is not a receipt of a bid.',
  ],
])('the page refuses a file with %s and gives the reason', async (_what, file, words) => {
  const { user, receipts } = await openRecord();
  await steps();
  await user.upload(screen.getByLabelText('Receipt'), file(receipts[5] ?? {}));
  expect(await screen.findByText('The receipt does not fit')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test("the page offers the record as a file, and the gallery's key", async () => {
  const made = jest.fn((_file: Blob) => 'blob:record');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, record } = await openRecord();
  expect(await screen.findByRole('heading', { name: 'The record is intact' })).toBeVisible();
  expect(screen.getByText('npm run verify-auction -- lot-5.json')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download the record' }));
  const file = new TextDecoder().decode(await made.mock.calls[0]?.[0].arrayBuffer());
  expect(JSON.parse(file)).toEqual(record);
  await user.click(screen.getByText('The gallery’s key'));
  expect(screen.getByText(record.publicKey)).toBeVisible();
  click.mockRestore();
});

test('the record of an open lot stays closed', async () => {
  stubApi({ '/lot/lot-5': sampleLotAnswer(), '/lot/lot-5/record': () => refused(404, 'No record') });
  renderApp(site, '/auction-bidding/lot-5/record');
  expect(await screen.findByRole('heading', { name: 'The record is not open yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to lot 5' })).toHaveAttribute(
    'href',
    '/auction-bidding/lot-5',
  );
});

test('the page reports an unknown lot', async () => {
  stubApi({});
  renderApp(site, '/auction-bidding/lot-5/record');
  expect(await screen.findByRole('heading', { name: 'Lot not found' })).toBeVisible();
});

test("'Try again' loads the record after a failure", async () => {
  const { record } = await sampleLotRecord();
  let answers = 0;
  stubApi({
    '/lot/lot-5': sampleLotAnswer(),
    '/lot/lot-5/record': () => {
      answers += 1;
      return answers === 1 ? refused(500, 'The gallery has a problem') : record;
    },
  });
  const { user } = renderApp(site, '/auction-bidding/lot-5/record');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The record is intact' })).toBeVisible();
});

test('the page refuses a record of an unknown version', async () => {
  await openRecord({}, (record) => Object.assign(record, { version: 2 }));
  expect(await screen.findByRole('heading', { name: 'The record is not whole' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Step by step' })).not.toBeInTheDocument();
});

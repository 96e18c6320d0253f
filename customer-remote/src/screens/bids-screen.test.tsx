import { sampleReceipt } from '@gallery/shared/testing/sample-lot';
import { apiDown, neverAnswered } from '@gallery/shared/testing/stub-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { lost, now, openBids, outbid, row, secondChance, streams, winning, won } from '../testing/open-bids';

jest.mock('@gallery/shared/browser/download-file', () => ({ downloadFile: jest.fn() }));
const { downloadFile } = jest.requireMock('@gallery/shared/browser/download-file');

test('the screen lists bids to act on first, then running and ended ones', async () => {
  openBids([lost, winning, outbid, secondChance, won]);
  const turn = await screen.findByRole('region', { name: 'Your turn' });
  const names = within(turn).getAllByRole('article');
  expect(names.map((one) => one.getAttribute('aria-label'))).toEqual(['Uzọ', 'Low Tide', 'Aṣọ Òkè III']);
  const running = screen.getByRole('region', { name: 'Running' });
  expect(within(running).getByRole('article', { name: 'Noon at Ọ̀ṣun' })).toBeVisible();
  const over = screen.getByRole('region', { name: 'Ended' });
  expect(within(over).getByRole('article', { name: 'Laterite' })).toHaveTextContent('Lost');
  expect(screen.getByRole('link', { name: 'Bids' })).toHaveAttribute('aria-current', 'page');
});

test('an outbid lot shows the next bid and links to its page', async () => {
  openBids([outbid]);
  const lot = await row('Aṣọ Òkè III');
  expect(lot).toHaveTextContent('00:15:31 left. The next bid is #800,000 or more.');
  expect(within(lot).getByRole('link', { name: 'Bid again' })).toHaveAttribute(
    'href',
    '/auction-bidding/lot-7',
  );
});

test('the screen shows a change of the auction and reads the bids again', async () => {
  const { shown } = openBids([winning]);
  expect(await row('Noon at Ọ̀ṣun')).toHaveTextContent('00:05:31 left. Reserve not met.');
  await waitFor(() => expect(streams.lines).toHaveLength(1));
  expect(streams.lines[0]?.path).toBe('/api/auction/auction-1/stream');
  const { artwork_id, number, auction_id, start, estimate_low, estimate_high, ...change } = winning.lot;
  const data = JSON.stringify({ ...change, price: 2_400_000, asking: 2_500_000 });
  shown.bids = [
    { ...winning, lot: { ...winning.lot, price: 2_400_000, asking: 2_500_000 }, state: 'outbid' },
  ];
  act(() => streams.lines[0]?.send({ event: 'lot', id: '8', data }));
  const turn = await screen.findByRole('region', { name: 'Your turn' });
  expect(turn).toHaveTextContent('Outbid');
  expect(turn).toHaveTextContent('#2,400,000');
  expect(turn).toHaveTextContent('The next bid is #2,500,000 or more.');
});

test('a lot past its end shows no button until its result', async () => {
  openBids([{ ...outbid, lot: { ...outbid.lot, closes_at: now } }]);
  expect(await row('Aṣọ Òkè III')).toHaveTextContent('Closing… The result follows in a moment.');
  expect(screen.queryByRole('link', { name: 'Bid again' })).not.toBeInTheDocument();
});

test('each bid offers its receipt as a file', async () => {
  const { user } = openBids([winning, lost]);
  await user.click(within(await row('Noon at Ọ̀ṣun')).getByRole('button', { name: 'Receipt of your bid' }));
  const [name, type, content] = downloadFile.mock.calls[0];
  expect([name, type]).toEqual(['receipt-lot-6-entry-4.json', 'application/json']);
  expect(JSON.parse(content)).toEqual(sampleReceipt());
  const other = within(await row('Laterite'));
  await user.click(other.getByText('Receipts, 2 bids'));
  await user.click(other.getByRole('button', { name: 'Nov 27, 2026, 18:10, up to #2,350,000' }));
  expect(JSON.parse(downloadFile.mock.calls[1][2])).toMatchObject({ seq: 9 });
});

test('the customer stops and resumes the emails about a lot', async () => {
  const sent = jest.fn();
  const { user, shown } = openBids([winning], '/dashboard/bids', {
    '/bidder/lot/lot-6/mails': (_query: unknown, { stop }: { stop: boolean }) => {
      sent(stop);
      shown.bids = [{ ...winning, mails_stopped: stop }];
      return { message: 'Saved.' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'No more emails about this lot' }));
  await user.click(await screen.findByRole('button', { name: 'Email me about this lot again' }));
  expect(await screen.findByRole('button', { name: 'No more emails about this lot' })).toBeVisible();
  expect(sent.mock.calls).toEqual([[true], [false]]);
});

test('an empty list links to the auctions', async () => {
  openBids([]);
  expect(await screen.findByText(/^You have not bid yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the auctions' })).toHaveAttribute('href', '/auction-bidding');
});

test('the screen shows a placeholder while it loads', () => {
  openBids([], '/dashboard/bids', { '/bidder/bids': neverAnswered });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your bids…');
});

test("'Try again' loads the bids after a failure", async () => {
  let answer: () => object = apiDown;
  const { user } = openBids([], '/dashboard/bids', { '/bidder/bids': () => answer() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not send request.');
  answer = () => ({ bids: [winning], now });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Noon at Ọ̀ṣun')).toBeVisible();
});

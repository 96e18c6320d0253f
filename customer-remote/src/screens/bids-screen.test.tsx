import { savedBidKey } from '@gallery/shared/browser/saved-bid';
import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { fakeEventStreams } from '@gallery/shared/testing/fake-event-streams';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleLot, sampleOwnBid, sampleReceipt } from '@gallery/shared/testing/sample-lot';
import { customerSession, sampleOrder } from '@gallery/shared/testing/sample-order';
import { apiDown, neverAnswered, refused, stubApi } from '@gallery/shared/testing/stub-api';
import { textsOf } from '@gallery/shared/testing/texts-of';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CustomerApp } from '../app';

jest.mock('@gallery/shared/browser/download-file', () => ({ downloadFile: jest.fn() }));
const { downloadFile } = jest.requireMock('@gallery/shared/browser/download-file');

const now = '2026-11-27T17:14:29.000Z';
let streams: ReturnType<typeof fakeEventStreams>;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(now), doNotFake: ['queueMicrotask', 'setTimeout', 'setImmediate'] });
  streams = fakeEventStreams();
});
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

const workNamed = (name: string) => {
  const { artist_id, ...work } = sampleLot().artwork_id;
  return { ...work, artist_id, name_of_artwork: name };
};

const winning = sampleOwnBid({ lot: sampleLot({ artwork_id: workNamed('Noon at Ọ̀ṣun') }) });
const outbid = sampleOwnBid({
  lot: sampleLot({
    _id: 'lot-7',
    number: 7,
    artwork_id: workNamed('Aṣọ Òkè III'),
    price: 750_000,
    asking: 800_000,
    closes_at: '2026-11-27T17:30:00.000Z',
  }),
  state: 'outbid',
  max: 700_000,
});
const ended = { price: 2_400_000, asking: 2_500_000, ended_at: '2026-11-27T17:12:00.000Z' };
const won = sampleOwnBid({
  lot: sampleLot({ ...ended, _id: 'lot-5', number: 5, state: 'sold', artwork_id: workNamed('Uzọ') }),
  state: 'won',
  order: { _id: 'order-1', number: 1042, status: 'Pending', held_until: '2026-11-29T17:12:00.000Z' },
});
const secondChance = sampleOwnBid({
  lot: sampleLot({ ...ended, _id: 'lot-1', number: 1, state: 'sold', artwork_id: workNamed('Low Tide') }),
  auction_title: 'First Rain',
  state: 'second chance',
  offer: { _id: 'offer-1', amount: 2_400_000, expires_at: '2026-11-28T11:00:00.000Z' },
});
const lost = sampleOwnBid({
  lot: sampleLot({ ...ended, _id: 'lot-2', number: 2, state: 'sold', artwork_id: workNamed('Laterite') }),
  state: 'lost',
  receipts: [sampleReceipt(), sampleReceipt({ seq: 9, max: 2_350_000 })],
});

function openBids(bids: OwnBid[], path = '/dashboard/bids', more = {}) {
  const shown = { bids };
  stubApi({ '/bidder/bids': () => ({ bids: shown.bids, now }), ...more });
  return { ...renderApp(<CustomerApp />, path, { session: customerSession() }), shown };
}

const row = (name: string) => screen.findByRole('article', { name });

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

test('a won lot shows its total, its deadline, and its next steps', async () => {
  openBids([won]);
  const lot = await row('Uzọ');
  expect(lot).toHaveTextContent('Sold to you');
  expect(lot).toHaveTextContent(
    'Time left to pay: 47:57:31. Pay by Sunday, November 29, 18:12. We remind you 24 and 6 hours before.',
  );
  expect(textsOf(within(lot).getAllByRole('definition'))).toEqual([
    '#2,400,0002,400,000 naira',
    '#2,832,0002,832,000 naira',
    '#2,400,0002,400,000 naira',
    '#360,000360,000 naira',
    '#27,00027,000 naira',
    '#45,00045,000 naira',
    '#2,832,0002,832,000 naira',
  ]);
  expect(textsOf(within(lot).getAllByRole('listitem'))).toEqual([
    'Sold to youNov 27, 2026, 18:12',
    'Paid (to come)by Nov 29, 2026, 18:12',
    'Shipped, or collected in Ikoyi (to come)',
    'Delivered, with its certificate (to come)',
  ]);
});

test('a won lot announces no reminder that is past', async () => {
  const order = { _id: 'order-1', number: 1042, status: 'Pending', held_until: '2026-11-27T20:12:00.000Z' };
  openBids([{ ...won, order }]);
  const lot = await row('Uzọ');
  expect(lot).toHaveTextContent('Time left to pay: 02:57:31. Pay by');
  expect(lot).not.toHaveTextContent('We remind you');
});

test("'Pay now' opens the payment of a won lot and ends on the thank-you page", async () => {
  window.PaystackPop = class {
    resumeTransaction = (_code: string, { onSuccess }: { onSuccess: () => void }) => onSuccess();
    newTransaction = jest.fn();
  };
  const order = sampleOrder();
  const payment = { access_code: '1', script_url: '/inline.js' };
  const { user } = openBids([won], '/dashboard/bids', {
    '/order/order-1': { order },
    '/order/order-1/pay': { message: '', order, payment },
    '/order/order-1/verify': { message: '', order },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
});

test('a closed payment form keeps the lot and says that payment is open', async () => {
  window.PaystackPop = class {
    resumeTransaction = (_code: string, { onCancel }: { onCancel: () => void }) => onCancel();
    newTransaction = jest.fn();
  };
  const order = sampleOrder();
  const { user } = openBids([won], '/dashboard/bids', {
    '/order/order-1': { order },
    '/order/order-1/pay': { message: '', order, payment: { access_code: '1', script_url: '/inline.js' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment was not completed.');
});

test.each([
  ['Buy at #2,400,000', true],
  ['No, thank you', false],
])("'%s' answers a second chance", async (name, accept) => {
  const answer = jest.fn();
  const { user, notify, shown } = openBids([secondChance], '/dashboard/bids', {
    '/bidder/offer/offer-1': (_query: unknown, sent: unknown) => {
      answer(sent);
      shown.bids = [{ ...secondChance, offer: null, state: 'lost' }];
      return { message: 'Thank you.' };
    },
  });
  const lot = await row('Low Tide');
  expect(lot).toHaveTextContent('The winner did not pay. You can buy it at your maximum until');
  expect(lot).toHaveTextContent('Saturday, November 28, 12:00. If you do nothing, you owe nothing.');
  await user.click(within(lot).getByRole('button', { name }));
  expect(await screen.findByRole('region', { name: 'Ended' })).toBeVisible();
  expect(answer).toHaveBeenCalledWith({ accept });
  expect(notify).toHaveBeenCalledWith('Thank you.', 'success');
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

test('a lot not paid in time says that the sale is void', async () => {
  openBids([{ ...won, order: { _id: 'order-1', number: 1042, status: 'Canceled', held_until: null } }]);
  expect(await row('Uzọ')).toHaveTextContent('It was not paid in time, so the sale is void.');
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

test('the link of an email confirms the address once', async () => {
  const confirm = jest.fn((_query: unknown, _sent: unknown) => ({ message: 'Your email is confirmed.' }));
  openBids([winning], '/dashboard/bids#confirm=token-1&lot=lot-6&max=2100000', {
    '/bidder/email/confirm': confirm,
  });
  expect(await screen.findByText('Your email is confirmed.')).toBeVisible();
  const back = screen.getByRole('link', { name: 'Back to the lot with #2,100,000' });
  expect(back).toHaveAttribute('href', '/auction-bidding/lot-6?bid=2100000');
  expect(window.location.hash).toBe('');
  expect(confirm.mock.calls.map(([, sent]) => sent)).toEqual([{ token: 'token-1' }]);
});

test('an old link with its token in the query still works', async () => {
  sessionStorage.setItem(savedBidKey('lot-6'), '2,100,000');
  openBids([winning], '/dashboard/bids?confirm=token-1', {
    '/bidder/email/confirm': { message: 'Your email is confirmed.' },
  });
  const back = await screen.findByRole('link', { name: 'Back to the lot' });
  expect(back).toHaveAttribute('href', '/auction-bidding/lot-6');
});

test('an expired link says how to get another', async () => {
  openBids([], '/dashboard/bids?confirm=old', {
    '/bidder/email/confirm': () => refused(422, 'This link is too old.'),
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This link is too old.');
  expect(alert).toHaveTextContent('ask for a new link there');
});

import type { Bidder, BidRefusal, Lot, LotChange, OwnBid } from '@gallery/shared/contract/auctions/auction';
import { ApiError } from '@gallery/shared/http';
import type { followLot } from '@gallery/shared/live';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleOwnBid, sampleReceipt } from '@gallery/shared/testing/sample-lot';
import {
  sampleBidder,
  sampleLotAnswer,
  sampleLotBids,
  samplePageLot,
} from '@gallery/shared/testing/sample-lot-page';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LotScreen } from './lot-screen';

const followed = jest.fn<Promise<void>, Parameters<typeof followLot>>(() => new Promise(() => undefined));
jest.mock('@gallery/shared/live', () => ({
  followLot: (...given: Parameters<typeof followLot>) => followed(...given),
}));

const site = (
  <Routes>
    <Route path="/auction-bidding/:id" element={<LotScreen />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);

const now = '2026-11-22T13:04:42.500Z';
const total = { hammer: 1_400_000, premium: 210_000, vat: 15_750, delivery: 45_000, total: 1_670_750 };
const leading: Partial<Lot> = { price: 1_400_000, asking: 1_500_000, bids: 6, leader: 9 };
const ownReceipt = sampleReceipt({ lot: 'lot-5', bidder: 9, max: 1_400_000 });
const winning = {
  ...{
    message: 'You are winning.',
    answer: 'WINNING',
    lot: samplePageLot(leading),
    total,
    receipt: ownReceipt,
  },
};

/** Of the stream: the page remembers the changes of earlier tests. */
let position = 0;

type Stage = {
  lot?: Partial<Lot>;
  at?: string;
  bidder?: Partial<Bidder>;
  own?: Partial<OwnBid> | null;
  answers?: object;
};

/** Signed in as Adaeze; the gallery's time stands still. `sent` holds the bids in the order of their sending. */
async function openLot({ lot, at = now, bidder, own = null, answers }: Stage = {}) {
  jest.useFakeTimers({ now: Date.parse(at), doNotFake: ['performance', 'setTimeout', 'queueMicrotask'] });
  const sent: unknown[] = [];
  position += 1;
  stubApi({
    '/auction/clock': () => ({ now: new Date().toISOString() }),
    '/lot/lot-5': sampleLotAnswer(lot, { now: at, stream_position: position }),
    '/lot/lot-5/bids': sampleLotBids(),
    '/lot/lot-5/bid': (_query: object, body: unknown) => {
      sent.push(body);
      return winning;
    },
    '/bidder': { bidder: sampleBidder(bidder) },
    '/bidder/lot/lot-5': { bid: own && sampleOwnBid({ lot: samplePageLot(lot), number: 9, ...own }) },
    ...answers,
  });
  followed.mockClear();
  const app = renderApp(site, '/auction-bidding/lot-5', { session: customerSession() });
  const panel = within(await screen.findByRole('region', { name: 'Bidding' }));
  return { ...app, panel, sent };
}

/** What the stream sends while the page is open. */
async function arrives(change: Partial<LotChange>) {
  await waitFor(() => expect(followed).toHaveBeenCalled());
  const { artwork_id, number, auction_id, start, estimate_low, estimate_high, ...lot } = samplePageLot();
  position += 1;
  await act(async () => {
    followed.mock.lastCall?.[0].onEvent({ ...lot, ...change }, String(position));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

const refuses = (status: number, refusal: Partial<BidRefusal> & { message: string }) => () =>
  Promise.reject(new ApiError(refusal.message, status, undefined, { lot: samplePageLot(), ...refusal }));

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('a bidder sees the next step filled in, confirms the whole sum, and is winning', async () => {
  const { user, panel, sent } = await openLot();
  expect(await panel.findByLabelText('Your maximum bid')).toHaveValue('1,400,000');
  expect(await panel.findByText('paddle 214')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Place bid' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Bid up to #1,400,000 for Agwọlagwọ?' }));
  expect(dialog.getByRole('button', { name: 'Back' })).toHaveFocus();
  expect(dialog.getByText('1,670,750 naira')).toBeInTheDocument();
  expect(dialog.getByRole('timer')).toHaveTextContent('04:09:18');
  expect(dialog.getByText(/You accepted the conditions of sale of November 2026/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Place bid' }));
  expect(await panel.findByText('You are winning')).toBeVisible();
  expect(panel.getByText(/Your maximum is/)).toHaveTextContent('Your maximum is #1,400,000');
  expect(panel.getByText(/Others see you as Bidder 9/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(document.activeElement).toHaveTextContent('You are winning');
  expect(sent).toEqual([{ max: 1_400_000 }]);
});

test('‘Back’ places nothing, and what was typed stays', async () => {
  const { user, panel, sent } = await openLot();
  const field = await panel.findByLabelText('Your maximum bid');
  await user.clear(field);
  await user.type(field, '1 600 000');
  await user.click(panel.getByRole('button', { name: 'Place bid' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(panel.getByLabelText('Your maximum bid')).toHaveValue('1,600,000');
  expect(sent).toEqual([]);
});

test('a chip fills the field and the sum follows', async () => {
  const { user, panel } = await openLot();
  await user.click(await panel.findByRole('button', { name: '1,600,000 naira' }));
  expect(panel.getByLabelText('Your maximum bid')).toHaveValue('1,600,000');
  expect(panel.getByRole('button', { name: '1,600,000 naira' })).toHaveAttribute('aria-pressed', 'true');
  expect(panel.getAllByText('1,903,000 naira')[0]).toBeInTheDocument();
});

test.each([
  ['1,450,000', '#1,450,000 is not a possible bid. The next ones are #1,400,000 and #1,500,000.'],
  ['1,300,000', 'The next bid is #1,400,000 or more.'],
  ['soon', 'Type whole naira, such as #1,400,000.'],
  ['2,000,000,000', '#1,000,000,000 is the highest possible bid.'],
])('%s is refused in words before anything is sent', async (typed, words) => {
  const { user, panel, sent } = await openLot();
  const field = await panel.findByLabelText('Your maximum bid');
  await user.clear(field);
  await user.type(field, typed);
  await user.click(panel.getByRole('button', { name: 'Place bid' }));
  expect(await panel.findByText(words)).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(words);
  expect(field).toHaveValue(typed);
  expect(sent).toEqual([]);
});

describe('while the page is open', () => {
  test('being outbid shows at once, is announced, and the next step is filled in', async () => {
    const { panel } = await openLot({ lot: leading, own: { max: 1_400_000 } });
    expect(await panel.findByText('You are winning')).toBeVisible();
    await arrives({ price: 1_500_000, asking: 1_600_000, bids: 7, leader: 4 });
    expect(panel.getByText('You have been outbid')).toBeVisible();
    expect(panel.getByText(/Bidder 4 leads\. Your maximum was/)).toBeVisible();
    expect(panel.getByText(/^Up from/)).toHaveTextContent('Up from #1,400,000');
    expect(panel.getByLabelText('Your new maximum')).toHaveValue('1,600,000');
    expect(panel.getByRole('status')).toHaveTextContent(
      'You have been outbid. Bidder 4 leads at 1,500,000 naira.',
    );
  });

  test('what is typed is not overwritten by a new price, which the dialog tells of', async () => {
    const { user, panel } = await openLot();
    const field = await panel.findByLabelText('Your maximum bid');
    await user.clear(field);
    await user.type(field, '1,500,000');
    await user.click(panel.getByRole('button', { name: 'Place bid' }));
    const dialog = within(await screen.findByRole('dialog'));
    await arrives({ price: 1_500_000, asking: 1_600_000, bids: 6, leader: 4 });
    expect(dialog.getByRole('alert')).toHaveTextContent('The next bid is now #1,600,000 or more.');
    expect(dialog.getByRole('button', { name: 'Place bid' })).toBeDisabled();
    expect(field).toHaveValue('1,500,000');
  });

  test('a late bid gives three minutes more, and says so', async () => {
    const { panel } = await openLot({ at: '2026-11-22T17:13:41.000Z' });
    expect(await panel.findByText('Ends at 18:14:00')).toBeVisible();
    const closes_at = '2026-11-22T17:16:41.000Z';
    await arrives({ price: 1_400_000, asking: 1_500_000, bids: 6, leader: 4, closes_at, extended: true });
    expect(panel.getByText('Three minutes more')).toBeVisible();
    expect(panel.getByText('Extended by 2 min 41 s')).toBeVisible();
    expect(panel.getByRole('status')).toHaveTextContent('Three minutes more, until 18:16:41.');
  });

  test('at the end the field goes, the focus moves to the state, and the winner can pay', async () => {
    const order = { _id: 'order-7', number: 1057, status: 'Pending', held_until: '2026-11-24T17:14:00.000Z' };
    let bid = sampleOwnBid({ lot: samplePageLot(leading), number: 9, max: 1_400_000 });
    const { user, panel } = await openLot({
      lot: leading,
      at: '2026-11-22T17:13:50.000Z',
      answers: { '/bidder/lot/lot-5': () => ({ bid }) },
    });
    await user.click(await panel.findByRole('button', { name: 'Raise your maximum' }));
    await user.click(panel.getByLabelText('Your new maximum'));
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(panel.getByText('Closing…')).toBeVisible();
    expect(panel.queryByLabelText('Your new maximum')).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('Closing…');
    bid = { ...bid, state: 'won', order };
    await arrives({ ...leading, state: 'sold', ended_at: '2026-11-22T17:14:01.000Z' });
    expect(await panel.findByText('Sold to you')).toBeVisible();
    expect(panel.getByRole('status')).toHaveTextContent('Sold to you for 1,400,000 naira.');
    expect(await panel.findByText('Lot 5 · order 1057')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/dashboard/orders?order=order-7',
    );
  });

  test('a line that is cut says so, and a bid can still be placed', async () => {
    const { panel } = await openLot();
    await waitFor(() => expect(followed).toHaveBeenCalled());
    act(() => followed.mock.lastCall?.[0].onLine?.(false));
    for (let seconds = 0; seconds < 4; seconds += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(panel.getByText('Reconnecting…')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Place bid' })).toBeEnabled();
  });
});

describe('the answer', () => {
  const place = async (stage: Stage) => {
    const opened = await openLot(stage);
    await opened.user.click(await opened.panel.findByRole('button', { name: 'Place bid' }));
    await opened.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Place bid' }),
    );
    return opened;
  };

  test.each([
    ['TOO_LOW', 409, 'Somebody was faster. The next bid is #1,500,000 or more.'],
    ['NOT_HIGHER', 409, 'Your maximum is already #2,000,000.'],
    ['OFF_GRID', 422, '#1,400,000 is no longer a possible bid.'],
    ['LOT_CLOSED', 409, 'Bidding on this lot has ended.'],
    ['NOT_OPEN', 409, 'Bidding on this lot has not opened yet.'],
  ] as const)('%s stands under the field, with the lot as it is now', async (answer, status, message) => {
    const lot = samplePageLot({ price: 1_400_000, asking: 1_500_000, bids: 6, leader: 4 });
    const { panel } = await place({
      answers: { '/lot/lot-5/bid': refuses(status, { answer, message, lot }) },
    });
    expect(await panel.findByText(message)).toBeVisible();
    expect(panel.getByText('6 bids · Reserve met')).toBeVisible();
    expect(panel.getByLabelText('Your maximum bid')).toHaveValue('1,400,000');
  });

  test('of somebody else’s higher maximum is: outbid, with the next step at hand', async () => {
    const outbid = { ...winning, answer: 'OUTBID', lot: samplePageLot({ ...leading, leader: 7 }) };
    const { panel } = await place({ answers: { '/lot/lot-5/bid': outbid } });
    expect(await panel.findByText('You have been outbid')).toBeVisible();
    expect(panel.getByLabelText('Your new maximum')).toHaveValue('1,500,000');
  });

  test('that was lost is asked for again with the same key, and the bid is placed once', async () => {
    const keys: (string | undefined)[] = [];
    const { panel } = await place({
      answers: {
        '/lot/lot-5/bid': (_query: object, _body: unknown, headers: Record<string, string>) => {
          keys.push(headers['Idempotency-Key'] ?? headers['idempotency-key']);
          if (keys.length === 1) throw new ApiError('The gallery cannot be reached.');
          return winning;
        },
      },
    });
    expect(await panel.findByText('You are winning', undefined, { timeout: 5_000 })).toBeVisible();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });
});

describe('a slip of the finger', () => {
  test('is asked about: the amount is typed a second time', async () => {
    const { user, panel, sent } = await openLot();
    const field = await panel.findByLabelText('Your maximum bid');
    await user.clear(field);
    await user.type(field, '14,000,000');
    await user.click(panel.getByRole('button', { name: 'Place bid' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: '#14,000,000 is ten times the next bid' }),
    );
    expect(dialog.getByRole('button', { name: 'Place bid' })).toBeDisabled();
    await user.type(dialog.getByLabelText('The amount, again'), '14000000');
    await user.click(dialog.getByRole('button', { name: 'Place bid' }));
    await waitFor(() => expect(sent).toEqual([{ max: 14_000_000, confirm: true }]));
  });
});

describe('before the first bid', () => {
  test('the conditions are accepted with the address, which registers, and the bid goes on', async () => {
    const registered: unknown[] = [];
    const { user, panel, sent } = await openLot({
      bidder: { state: 'none', paddle: null, conditions_version: 0, missing: ['conditions'] },
      answers: {
        '/bidder': (_query: object, body?: unknown) => {
          if (!body)
            return { bidder: sampleBidder({ state: 'none', paddle: null, missing: ['conditions'] }) };
          registered.push(body);
          return { message: 'You bid with paddle 214.', bidder: sampleBidder() };
        },
      },
    });
    await user.click(await panel.findByRole('button', { name: 'Place bid' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Place bid' })).toBeDisabled();
    expect(dialog.getByLabelText('Delivery address')).toHaveValue('7 Palm Crescent, Ikoyi, Lagos');
    await user.click(dialog.getByRole('checkbox', { name: /^A bid is binding/ }));
    await user.click(dialog.getByRole('button', { name: 'Place bid' }));
    expect(await panel.findByText('You are winning')).toBeVisible();
    expect(registered).toEqual([
      { auction_id: 'auction-1', conditions_version: 1, address: '7 Palm Crescent, Ikoyi, Lagos' },
    ]);
    expect(sent).toEqual([{ max: 1_400_000 }]);
  });

  test('the e-mail is confirmed first: a link is sent, and the amount is saved', async () => {
    const link = jest.fn(() => ({ message: 'sent' }));
    const { user, panel } = await openLot({
      bidder: { state: 'none', paddle: null, email_confirmed: false, missing: ['e-mail', 'conditions'] },
      answers: { '/bidder/email': link },
    });
    await user.click(await panel.findByRole('button', { name: '1,600,000 naira' }));
    await user.click(panel.getByRole('button', { name: 'Place bid' }));
    expect(await panel.findByText('Confirm your e-mail to bid')).toBeVisible();
    expect(
      panel.getByText(/We sent a link to adaeze@example.com\. Your amount is saved: #1,600,000\./),
    ).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Send the link again' }));
    await waitFor(() => expect(link).toHaveBeenCalledTimes(2));
  });

  test('a lot above the limit waits for an approval', async () => {
    const { panel } = await openLot({ bidder: { state: 'waiting', approval_from: 1_000_000 } });
    expect(await panel.findByText('We will approve you within a day')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Place bid' })).toBeDisabled();
  });

  test.each([
    ['declined', 'You were not approved for this auction'],
    ['banned', 'You cannot bid in this auction'],
    ['strikes', 'Bidding is paused for your account'],
    ['staff', 'The gallery’s team does not bid'],
    ['own work', 'This is your own work'],
  ] as const)('who may not bid (%s) reads why', async (step, title) => {
    const { panel } = await openLot({ bidder: { missing: [step] } });
    expect(await panel.findByText(title)).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Place bid' })).not.toBeInTheDocument();
  });
});

test('who leads below the reserve is told what it means, and can raise at once', async () => {
  const { panel } = await openLot({ lot: { ...leading, reserve: 'not met' }, own: { max: 1_400_000 } });
  expect(await panel.findByText('You lead, the reserve is not met')).toBeVisible();
  expect(panel.getByLabelText('Your new maximum')).toHaveValue('1,500,000');
  expect(panel.getByRole('button', { name: 'Raise your maximum' })).toBeVisible();
});

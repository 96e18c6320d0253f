import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { shownAddress } from '@gallery/shared/testing/render-app';
import { sampleOwnBid } from '@gallery/shared/testing/sample-lot';
import { sampleLotAnswer, samplePageLot } from '@gallery/shared/testing/sample-lot-page';
import { sampleOrder } from '@gallery/shared/testing/sample-order';
import { act, screen, waitFor, within } from '@testing-library/react';
import { arrives, followed, leading, openLot } from '../../testing/open-lot';

describe('while the page is open', () => {
  test('an outbid bidder hears it and sees the next bid in the field', async () => {
    const { panel } = await openLot({ lot: leading, own: { max: 1_400_000 } });
    expect(await panel.findByText('You are winning')).toBeVisible();
    await arrives({ price: 1_500_000, asking: 1_600_000, bids: 7, leader: 4 });
    expect(panel.getByText('You have been outbid')).toBeVisible();
    expect(panel.getByText(/Bidder 4 is winning\. Your maximum was/)).toBeVisible();
    expect(panel.getByText(/^Up from/)).toHaveTextContent('Up from #1,400,000');
    expect(panel.getByLabelText('Your new maximum')).toHaveValue('1,600,000');
    expect(panel.getByRole('status')).toHaveTextContent(
      'You have been outbid. Bidder 4 leads at 1,500,000 naira.',
    );
  });

  test('the panel shows a maximum raised on another device', async () => {
    let own = sampleOwnBid({ lot: samplePageLot(leading), number: 9, max: 1_400_000 });
    const { panel } = await openLot({
      lot: leading,
      answers: { '/bidder/lot/lot-5': () => ({ bid: own }) },
    });
    expect(await panel.findByText('You are winning')).toBeVisible();
    own = { ...own, lot: samplePageLot({ ...leading, bids: 7 }), max: 1_800_000 };
    await arrives({ ...leading, bids: 7 });
    await waitFor(() => expect(panel.getByText(/^Your maximum is/)).toHaveTextContent('#1,800,000'));
  });

  test('the panel shows a first bid placed on another device', async () => {
    let own: OwnBid | null = null;
    const { panel } = await openLot({ answers: { '/bidder/lot/lot-5': () => ({ bid: own }) } });
    expect(await panel.findByText('Bidding is open')).toBeVisible();
    own = sampleOwnBid({ lot: samplePageLot(leading), number: 9, max: 1_400_000 });
    await arrives(leading);
    expect(await panel.findByText('You are winning')).toBeVisible();
  });

  test('the dialog reports a new price, and the field keeps the typed amount', async () => {
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

  test('the field keeps the focus when the last minutes begin', async () => {
    const { user, panel } = await openLot({ at: '2026-11-22T17:10:50.000Z' });
    const field = await panel.findByLabelText('Your maximum bid');
    await user.clear(field);
    await user.type(field, '1,500,000');
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(panel.getByText('Ends at 18:14:00 Lagos time')).toBeVisible();
    expect(field).toHaveFocus();
  });

  test('the confirmation stays open when the last minutes begin', async () => {
    const { user, panel } = await openLot({ at: '2026-11-22T17:10:50.000Z' });
    await user.click(await panel.findByRole('button', { name: 'Place bid' }));
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(screen.getByText('Ends at 18:14:00 Lagos time')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: /^Bid up to #1,400,000/ })).toBeVisible();
  });

  test('a late bid extends the lot by three minutes, and the page announces it', async () => {
    const { panel } = await openLot({ at: '2026-11-22T17:13:41.000Z' });
    expect(await panel.findByText('Ends at 18:14:00 Lagos time')).toBeVisible();
    const closes_at = '2026-11-22T17:16:41.000Z';
    await arrives({ price: 1_400_000, asking: 1_500_000, bids: 6, leader: 4, closes_at, extended: true });
    expect(panel.getByText('Three minutes more')).toBeVisible();
    expect(panel.getByText('Extended by 2 min 41 s')).toBeVisible();
    expect(panel.getByRole('status')).toHaveTextContent('Three minutes more, until 18:16:41.');
  });

  test('the end removes the field, moves the focus, and offers the winner the payment', async () => {
    const order = { _id: 'order-7', number: 1057, status: 'Pending', held_until: '2026-11-24T17:14:00.000Z' };
    let bid = sampleOwnBid({ lot: samplePageLot(leading), number: 9, max: 1_400_000 });
    const { user, panel } = await openLot({
      lot: leading,
      at: '2026-11-22T17:13:50.000Z',
      answers: {
        '/bidder/lot/lot-5': () => ({ bid }),
        '/order/order-7': { order: sampleOrder() },
        '/order/order-1/pay': {
          message: '',
          order: sampleOrder(),
          payment: { access_code: '1', script_url: '/inline.js' },
        },
        '/order/order-1/verify': { message: '', order: sampleOrder() },
      },
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
    expect(panel.getByText(/^If you do not pay within 48 hours, we may offer the work/)).toBeVisible();
    expect(screen.getByText(/goes to the highest bidder, who has 48 hours to pay/)).toBeVisible();
    window.PaystackPop = class {
      resumeTransaction = (_code: string, { onSuccess }: { onSuccess: () => void }) => onSuccess();
      newTransaction = jest.fn();
    };
    await user.click(panel.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-7'));
  });

  test("a cut stream shows 'Reconnecting…' and still allows a bid", async () => {
    const { panel } = await openLot();
    await waitFor(() => expect(followed).toHaveBeenCalled());
    act(() => followed.mock.lastCall?.[0].onLine?.(false));
    for (let seconds = 0; seconds < 4; seconds += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(panel.getByText('Reconnecting…')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Place bid' })).toBeEnabled();
  });

  test('a page without a stream says that it updates every 15 seconds', async () => {
    const { panel } = await openLot({ lot: leading, own: { max: 1_400_000 } });
    await waitFor(() => expect(followed).toHaveBeenCalled());
    act(() => followed.mock.lastCall?.[0].onLine?.(false, true));
    for (let seconds = 0; seconds < 4; seconds += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(panel.getByText(/^Many are watching/)).toHaveTextContent(
      'Many are watching. This page is updated every 15 seconds, and a bid that you place is answered at once.',
    );
    expect(panel.getByText('You are winning')).toBeVisible();
    expect(panel.queryByText('Reconnecting…')).not.toBeInTheDocument();
    act(() => followed.mock.lastCall?.[0].onLine?.(true, false));
    expect(panel.queryByText(/^Many are watching/)).not.toBeInTheDocument();
  });

  test('a refreshed price is not marked as new', async () => {
    let price = 1_300_000;
    const { panel } = await openLot({
      answers: {
        '/lot/lot-5': () =>
          sampleLotAnswer({ price }, { now: new Date().toISOString(), stream_position: 1_000 }),
      },
    });
    await waitFor(() => expect(followed).toHaveBeenCalled());
    price = 1_400_000;
    act(() => void jest.advanceTimersByTime(1_000));
    act(() => followed.mock.lastCall?.[0].onStale());
    expect(await panel.findByText('1,400,000 naira', { selector: 'p *' })).toBeInTheDocument();
    expect(panel.queryByText(/^Up from/)).not.toBeInTheDocument();
  });
});

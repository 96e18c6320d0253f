import type { LotChange } from '@gallery/shared/contract/auctions/auction';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleLot } from '@gallery/shared/testing/sample-lot';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { act, screen, waitFor } from '@testing-library/react';
import { cardOf, type Follow, followed, stubAuctions } from '../../testing/stub-auctions';
import { AuctionScreen } from './auction-screen';

describe('while the page is open', () => {
  async function live() {
    stubAuctions({});
    renderApp(<AuctionScreen />, '/auction-bidding');
    const card = await cardOf();
    await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
    const [listener, how] = followed.mock.lastCall as Parameters<Follow>;
    expect(how).toMatchObject({ auction: 'auction-1', from: '7' });
    return { card, listener };
  }

  const changed = (changes: Partial<LotChange>): LotChange => ({ ...sampleLot(), ...changes });

  test('a bid updates price and count', async () => {
    const { card, listener } = await live();
    await act(async () => listener.onEvent(changed({ price: 2_100_000, asking: 2_200_000, bids: 10 }), '8'));
    expect(await card.findByText(/^10 bids/)).toHaveTextContent('2,200,000 naira');
    expect(card.getByText('Current bid')).toHaveTextContent('2,100,000 naira');
  });

  test('an ended lot keeps its place and shows its result', async () => {
    const { card, listener } = await live();
    await act(async () =>
      listener.onEvent(
        changed({ price: 2_300_000, state: 'sold', ended_at: '2026-11-27T17:00:01.000Z' }),
        '9',
      ),
    );
    expect(await card.findByText('Sold')).toBeVisible();
    expect(card.getByText('Hammer price')).toHaveTextContent('2,300,000 naira');
    expect(card.getByRole('link', { name: 'See lot 6, Agwọlagwọ' })).toBeVisible();
    expect(card.queryByRole('link', { name: /^Bid Now/ })).not.toBeInTheDocument();
  });

  test('the page shows a cut stream', async () => {
    const { listener } = await live();
    expect(screen.getByText('Live. Prices update automatically.')).toBeVisible();
    act(() => listener.onLine?.(false));
    expect(screen.getByText('Reconnecting…')).toBeVisible();
    act(() => listener.onLine?.(false, true));
    expect(screen.getByText('Many are watching. Prices are updated every 15 seconds.')).toBeVisible();
  });
});

test('a bidder sees the state of the own bid on a lot', async () => {
  stubAuctions({});
  renderApp(<AuctionScreen />, '/auction-bidding', { session: customerSession() });
  const card = await cardOf();
  expect(await card.findByText('Winning')).toBeVisible();
  expect(card.getByText(/^Your maximum is/)).toHaveTextContent('2,300,000 naira');
});

test("an overtaken bidder sees 'Outbid'", async () => {
  stubAuctions({ lots: [sampleLot({ leader: 2 })] });
  renderApp(<AuctionScreen />, '/auction-bidding', { session: customerSession() });
  expect(await (await cardOf()).findByText('Outbid')).toBeVisible();
});

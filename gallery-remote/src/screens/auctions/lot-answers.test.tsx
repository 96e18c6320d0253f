import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { ApiError } from '@gallery/shared/http';
import { sampleOwnBid } from '@gallery/shared/testing/sample-lot';
import { samplePageLot } from '@gallery/shared/testing/sample-lot-page';
import { screen, waitFor, within } from '@testing-library/react';
import { arrives, leading, openLot, refuses, type Stage, winning } from '../../testing/open-lot';

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
  ] as const)("%s appears under the field, with the lot's new state", async (answer, status, message) => {
    const lot = samplePageLot({ price: 1_400_000, asking: 1_500_000, bids: 6, leader: 4 });
    const { panel } = await place({
      answers: { '/lot/lot-5/bid': refuses(status, { answer, message, lot }) },
    });
    expect(await panel.findByText(message)).toBeVisible();
    expect(panel.getByText('6 bids · Reserve met')).toBeVisible();
    expect(panel.getByLabelText('Your maximum bid')).toHaveValue('1,500,000');
  });

  test("'outbid' appears with the next bid in the field", async () => {
    const outbid = { ...winning, answer: 'OUTBID', lot: samplePageLot({ ...leading, leader: 7 }) };
    const { panel } = await place({ answers: { '/lot/lot-5/bid': outbid } });
    expect(await panel.findByText('You have been outbid')).toBeVisible();
    expect(panel.getByLabelText('Your new maximum')).toHaveValue('1,500,000');
  });

  test('repeats the key after a lost response and places the bid once', async () => {
    const keys: (string | undefined)[] = [];
    const { panel } = await place({
      answers: {
        '/lot/lot-5/bid': (_query: object, _body: unknown, headers: Record<string, string> = {}) => {
          keys.push(headers['Idempotency-Key'] ?? headers['idempotency-key']);
          if (keys.length === 1) throw new ApiError('The gallery cannot be reached.');
          return winning;
        },
      },
    });
    expect(await panel.findByText('You are winning', undefined, { timeout: 5_000 })).toBeVisible();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  const unreachable = () => {
    throw new ApiError('The gallery cannot be reached.');
  };

  test('a bid without an answer can be sent again although the lot asks for more', async () => {
    let answer: () => object = unreachable;
    const { user, panel } = await place({ answers: { '/lot/lot-5/bid': () => answer() } });
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/^No answer has come/, undefined, { timeout: 5_000 })).toBeVisible();
    await arrives({ ...leading, leader: 9 });
    expect(dialog.getByText(/^No answer has come/)).toBeVisible();
    answer = () => winning;
    await user.click(dialog.getByRole('button', { name: 'Place bid' }));
    expect(await panel.findByText('You are winning')).toBeVisible();
  });

  test('the dialog closes when a bid without an answer turns out to have arrived', async () => {
    let own: OwnBid | null = null;
    const { panel } = await place({
      answers: { '/lot/lot-5/bid': unreachable, '/bidder/lot/lot-5': () => ({ bid: own }) },
    });
    expect(await screen.findByText(/^No answer has come/, undefined, { timeout: 5_000 })).toBeVisible();
    own = sampleOwnBid({ lot: samplePageLot(leading), number: 9, max: 1_400_000 });
    await arrives({ ...leading, leader: 9 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(panel.getByText('You are winning')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Raise your maximum' })).toBeVisible();
  });
});

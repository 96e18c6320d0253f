import { sampleBidder } from '@gallery/shared/testing/sample-lot-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openLot } from '../testing/open-lot';

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

  test('who was declined for lots above the limit reads it', async () => {
    const { panel } = await openLot({ bidder: { state: 'declined', approval_from: 1_000_000 } });
    expect(await panel.findByText('You were not approved for this lot')).toBeVisible();
  });

  test.each([
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

test('who presses before the page knows what is missing is led to it all the same', async () => {
  let answer = (_: object) => {};
  const { user, panel } = await openLot({
    answers: {
      '/bidder': () => new Promise((resolve) => (answer = resolve)),
      '/bidder/email': { message: 'sent' },
    },
  });
  await user.click(await panel.findByRole('button', { name: 'Place bid' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() =>
    answer({ bidder: sampleBidder({ state: 'none', paddle: null, missing: ['e-mail', 'conditions'] }) }),
  );
  expect(await panel.findByText('Confirm your e-mail to bid')).toBeVisible();
});

import { sampleBidder } from '@gallery/shared/testing/sample-lot-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openLot } from '../../testing/open-lot';

describe('before the first bid', () => {
  test('the dialog requires address and conditions, registers the bidder, and places the bid', async () => {
    const registered: unknown[] = [];
    const { user, panel, sent } = await openLot({
      bidder: { state: 'none', paddle: null, conditions_version: 0, missing: ['conditions'] },
      answers: {
        '/bidder': (_query: object, body?: unknown) => {
          if (!body)
            return { bidder: sampleBidder({ state: 'none', paddle: null, missing: ['conditions'] }) };
          registered.push(body);
          return { message: 'You are bidding with paddle 214.', bidder: sampleBidder() };
        },
      },
    });
    await user.click(await panel.findByRole('button', { name: 'Place bid' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [address, place] = [
      dialog.getByLabelText('Delivery address'),
      dialog.getByRole('button', { name: 'Place bid' }),
    ];
    expect(address).toHaveValue('7 Palm Crescent, Ikoyi, Lagos');
    await user.clear(address);
    await user.click(place);
    expect(dialog.getByRole('alert')).toHaveTextContent('Please enter your delivery address.');
    expect(address).toHaveFocus();
    await user.type(address, '7 Palm Crescent, Ikoyi, Lagos');
    await user.click(place);
    expect(dialog.getByRole('alert')).toHaveTextContent('Please accept the conditions of sale.');
    await user.click(dialog.getByRole('checkbox', { name: /^I understand that a bid is binding/ }));
    await user.click(dialog.getByRole('button', { name: 'Place bid' }));
    expect(await panel.findByText('You are winning')).toBeVisible();
    expect(registered).toEqual([
      { auction_id: 'auction-1', conditions_version: 1, address: '7 Palm Crescent, Ikoyi, Lagos' },
    ]);
    expect(sent).toEqual([{ max: 1_400_000 }]);
  });

  test('the panel mails a confirmation link and keeps the amount', async () => {
    const link = jest.fn((_query: object, _sent: unknown) => ({ message: 'sent' }));
    const { user, panel } = await openLot({
      bidder: { state: 'none', paddle: null, email_confirmed: false, missing: ['e-mail', 'conditions'] },
      answers: { '/bidder/email': link },
    });
    await user.click(await panel.findByRole('button', { name: '1,600,000 naira' }));
    await user.click(panel.getByRole('button', { name: 'Place bid' }));
    expect(await panel.findByText('Confirm your email to bid')).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/^Confirm your email to bid/);
    expect(
      panel.getByText(/We sent a link to adaeze@example.com\. We have kept your amount: #1,600,000\./),
    ).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Send the link again' }));
    await waitFor(() => expect(link).toHaveBeenCalledTimes(2));
    expect(link.mock.calls[0]?.[1]).toEqual({ lot: 'lot-5', max: 1_600_000 });
  });

  test('a bidder awaiting approval cannot bid above the limit', async () => {
    const { panel } = await openLot({ bidder: { state: 'waiting', approval_from: 1_000_000 } });
    expect(await panel.findByText('We are reviewing your registration')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Place bid' })).toBeDisabled();
  });

  test('a declined bidder reads so above the limit', async () => {
    const { panel } = await openLot({ bidder: { state: 'declined', approval_from: 1_000_000 } });
    expect(await panel.findByText('You were not approved for this lot')).toBeVisible();
  });

  test.each([
    ['banned', 'You cannot bid in this auction'],
    ['strikes', 'Bidding is paused for your account'],
    ['staff', 'The gallery’s team does not bid'],
    ['own work', 'This is your own work'],
  ] as const)('the panel tells a visitor who may not bid (%s) the reason', async (step, title) => {
    const { panel } = await openLot({ bidder: { missing: [step] } });
    expect(await panel.findByText(title)).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Place bid' })).not.toBeInTheDocument();
  });
});

test('a press before the registration arrives leads to the missing step', async () => {
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
  expect(await panel.findByText('Confirm your email to bid')).toBeVisible();
});

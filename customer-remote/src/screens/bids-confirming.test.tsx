import { savedBidKey } from '@gallery/shared/browser/saved-bid';
import { refused } from '@gallery/shared/testing/stub-api';
import { screen } from '@testing-library/react';
import { openBids, winning } from '../testing/open-bids';

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

test('the link of an email for a purchase leads back to the checkout', async () => {
  openBids([], '/dashboard/bids#confirm=token-1&artwork=work-1', {
    '/bidder/email/confirm': { message: 'Your email is confirmed.' },
  });
  const back = await screen.findByRole('link', { name: 'Back to the artwork' });
  expect(back).toHaveAttribute('href', '/checkout/work-1');
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

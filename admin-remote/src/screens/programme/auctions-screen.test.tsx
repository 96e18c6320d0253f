import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { auction, auctionsSite, noPage, terms } from '../../testing/open-auction';

test("the list shows each auction's figures, and the form creates a draft", async () => {
  const create = jest.fn((_sent: unknown) => ({ message: 'The auction is created.', auction }));
  const ended = {
    ...auction,
    _id: 'dry',
    title: 'Dry Season',
    state: 'ended' as const,
    sold: 2,
    hammer: 900_000,
  };
  stubApi({
    '/auction/records': (_query, sent) => (sent ? create(sent) : { auctions: [auction, ended], ...noPage }),
    '/auction/harmattan/record': { auction, lots: [], missing: [], audit: [], now: '' },
    '/auction/terms': terms,
  });
  const { user, notify } = renderApp(auctionsSite, '/admin/auctions');
  const row = await screen.findByRole('row', { name: /Dry Season/ });
  expect(row).toHaveTextContent('3 lots, 2 sold');
  expect(row).toHaveTextContent('#900,000');
  expect(within(row).getByText('Ended')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Harmattan Auction' })).toHaveAttribute(
    'href',
    '/admin/auctions/harmattan',
  );
  await user.click(screen.getByRole('button', { name: 'Create auction' }));
  await user.type(screen.getByLabelText('Title'), 'Harmattan Auction');
  fireEvent.change(screen.getByLabelText('Bidding opens'), { target: { value: '2126-11-23T10:00' } });
  fireEvent.change(screen.getByLabelText('First lot ends'), { target: { value: '2126-11-23T09:00' } });
  await user.click(screen.getByRole('button', { name: 'Create the draft' }));
  expect(await screen.findByText('The first lot must end after the opening')).toBeVisible();
  fireEvent.change(screen.getByLabelText('First lot ends'), { target: { value: '2126-11-28T20:00' } });
  await user.click(screen.getByRole('button', { name: 'Create the draft' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The auction is created.', 'success'));
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    title: 'Harmattan Auction',
    opens_at: '2126-11-23T09:00:00.000Z',
    approval_from: null,
  });
  expect(shownAddress()).toBe('/admin/auctions/harmattan');
});

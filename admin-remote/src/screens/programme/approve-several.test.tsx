import { textsOf } from '@gallery/shared/testing/render-app';
import { screen, waitFor, within } from '@testing-library/react';
import { auction, claire, noPage, openAuction } from '../../testing/open-auction';

const bidders = ['Claire Dubois', 'Halima Sani', 'Tunde Bello'].map((name, at) => ({
  ...claire,
  _id: `bidder-${at}`,
  name,
  email_confirmed: name !== 'Halima Sani',
}));

function openWaiting(approved: jest.Mock) {
  return openAuction(
    { auction: { ...auction, state: 'upcoming', waiting: 3 } },
    {
      '/auction/harmattan/bidders': {
        bidders,
        approval_lots: [3],
        ...noPage,
        counts: { waiting: 3, bidding: 0, refused: 0 },
      },
      '/auction/harmattan/bidders/approvals': (_query: unknown, sent: unknown) => approved(sent),
    },
  );
}

test('staff approve all bidders with a confirmed address at once', async () => {
  const approved = jest.fn((_sent: unknown) => ({
    message: '2 bidders may bid on every lot.',
    left_out: [],
  }));
  const { user, notify } = openWaiting(approved);
  await user.click(await screen.findByLabelText('All 2 with a confirmed email address'));
  expect(screen.getByText('2 selected')).toBeVisible();
  expect(screen.queryByLabelText('Select Halima Sani')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Select Tunde Bello'));
  await user.click(screen.getByLabelText('Select Tunde Bello'));
  await user.click(screen.getByRole('button', { name: 'Approve selected' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Approve 2 bidders?' })).getByRole('button', {
      name: 'Approve',
    }),
  );
  await waitFor(() => expect(approved).toHaveBeenCalledWith({ users: ['bidder-0', 'bidder-2'] }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('2 bidders may bid on every lot.', 'success'));
});

test('bidders who wait stand first on the page of their auction', async () => {
  openWaiting(jest.fn());
  await screen.findByRole('heading', { name: 'Bidders' });
  expect(textsOf(screen.getAllByRole('heading', { level: 2 }))[0]).toBe('Bidders');
});

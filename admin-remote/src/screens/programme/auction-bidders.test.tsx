import { screen, waitFor, within } from '@testing-library/react';
import { auction, claire, openAuction } from '../../testing/open-auction';

jest.mock('@gallery/shared/browser/download-file', () => ({ downloadFile: jest.fn() }));
const { downloadFile } = jest.requireMock('@gallery/shared/browser/download-file');

test('a curator approves one bidder and declines another with a reason', async () => {
  const decide = jest.fn((_sent: unknown) => ({ message: 'Decided.', bidder: claire }));
  const reply = (_query: unknown, sent: unknown) => decide(sent);
  const { user } = openAuction(
    { auction: { ...auction, state: 'upcoming' } },
    { '/auction/harmattan/bidders/claire': reply, '/auction/harmattan/bidders/halima': reply },
  );
  const row = await screen.findByRole('row', { name: /Claire Dubois/ });
  expect(row).toHaveTextContent('3 works, #12,300,000');
  expect(row).toHaveTextContent('Lot 3');
  expect(screen.getByRole('tab', { name: 'To approve 2' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('button', { name: 'Approve Halima Sani' })).not.toBeInTheDocument();
  expect(screen.getByText('Waits for the email')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve Claire Dubois' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(decide).toHaveBeenCalledWith({ decision: 'approve', reason: '' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Decline Halima Sani' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('A reason is required')).toBeVisible();
  await user.type(screen.getByLabelText('Reason'), 'No papers');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(decide).toHaveBeenCalledWith({ decision: 'decline', reason: 'No papers' }));
});

test("'Export CSV' saves the bidders as a file", async () => {
  const { user, notify } = openAuction(
    { auction: { ...auction, state: 'upcoming' } },
    { '/auction/harmattan/bidders.csv': 'Paddle,Name' },
  );
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(1));
  expect(downloadFile.mock.calls[0]).toEqual(['bidders.csv', 'text/csv;charset=utf-8', '\uFEFFPaddle,Name']);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The bidders are in bidders.csv.', 'success'));
});

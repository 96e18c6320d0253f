import type { AuctionRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import { sampleLot } from '@gallery/shared/testing/sample-lot';
import { refused } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { auction, lots, noPage, openAuction } from '../../testing/open-auction';

test('the screen saves the facts in place and shows the time', async () => {
  const save = jest.fn((_sent: unknown) => ({ message: 'Saved.', auction: { ...auction, version: 4 } }));
  const answer = { auction, lots, missing: [], audit: [], now: '' };
  const { user } = openAuction(
    {},
    { '/auction/harmattan/record': (_query, sent) => (sent ? save(sent) : answer) },
  );
  const title = await screen.findByLabelText('Title');
  expect(screen.getByText('Last lot: 20:02, then as bids extend it')).toBeVisible();
  expect(screen.getByText('0 of 3 lots')).toBeVisible();
  await user.clear(title);
  await user.type(title, 'Rain');
  await user.selectOptions(screen.getByLabelText('Staff approve bidders from'), 'No lot');
  await user.click(screen.getByRole('button', { name: 'Save facts' }));
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Rain', approval_from: null, delivery_fee: 45_000, version: 3 }),
  );
});

test('the screen lists what is missing and opens no publication before', async () => {
  const lot = { _id: 'lot-2', number: 2, artwork_id: 'lagoon' };
  const missing = [
    { kind: 'reserve' as const, message: 'Lot 2: the reserve is below the start.', lot },
    { kind: 'condition' as const, message: 'Lot 2: nothing is said about its condition.', lot },
  ];
  const { user } = openAuction({ missing });
  expect(await screen.findByRole('heading', { name: '2 things before it can be published' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write the condition of lot 2' })).toHaveAttribute(
    'href',
    '/admin/edit-artwork/lagoon',
  );
  await user.click(screen.getByRole('button', { name: 'Publish auction' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit lot 2' }));
  expect(screen.getByRole('form', { name: 'Lot 2, Lagoon Ledger' })).toBeVisible();
});

test('the screen publishes a complete draft after a confirmation', async () => {
  const publish = jest.fn(() => ({ message: 'The auction is published.', auction }));
  const { user, notify } = openAuction({}, { '/auction/harmattan/publish': publish });
  await user.click(await screen.findByRole('button', { name: 'Publish auction' }));
  const dialog = screen.getByRole('dialog', { name: 'Publish Harmattan Auction?' });
  expect(dialog).toHaveTextContent('Its 3 works leave the sale');
  await user.click(within(dialog).getByRole('button', { name: 'publish' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The auction is published.', 'success'));
  expect(publish).toHaveBeenCalledTimes(1);
});

test('the screen does not read the record of a removed draft again', async () => {
  const readOrRemoved = jest.fn(() => ({ auction, lots, missing: [], audit: [], now: '' }));
  const auctions = { auctions: [], ...noPage };
  const { user } = openAuction(
    {},
    { '/auction/harmattan/record': readOrRemoved, '/auction/records': auctions },
  );
  await user.click(await screen.findByRole('button', { name: 'Remove draft' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'remove' }));
  expect(await screen.findByText('No auction here')).toBeVisible();
  expect(readOrRemoved).toHaveBeenCalledTimes(2);
});

test('an ended auction shows its results and offers no change', async () => {
  const ended: AuctionRecord = { ...auction, state: 'ended', ended: 1, sold: 1, hammer: 650_000 };
  const buyer = { user_id: 'claire', paddle: 7, name: 'Claire Dubois' };
  const sum = { hammer: 650_000, premium: 97_500, vat: 7_312, delivery: 0, total: 754_812 };
  const order = { _id: 'o1', number: 1042, status: 'Paid', held_until: null, total: 754_812, buyer };
  const result = {
    lot: sampleLot({ state: 'sold', price: 650_000 }),
    state: 'paid',
    leader: buyer,
    max: 700_000,
    total: sum,
    withdrawn_reason: null,
    order,
    strikes: [],
    offers: [],
    next: null,
  };
  const sums = {
    sold: 1,
    hammer: 650_000,
    estimate_low: 600_000,
    estimate_high: 800_000,
    premium: 97_500,
    vat: 7_312,
    paid: 1,
    paid_sum: 754_812,
    due: 0,
    unpaid: 0,
  };
  openAuction(
    { auction: ended },
    { '/auction/harmattan/results': { auction: ended, results: [result], sums, now: '' } },
  );
  const results = await screen.findByRole('table', { name: 'Results' });
  const row = within(results).getByRole('row', { name: /Lot 6/ });
  for (const text of ['#650,000', 'Claire Dubois', 'Paid', 'Order 1042']) expect(row).toHaveTextContent(text);
  expect(await screen.findByRole('table', { name: 'Bidders' })).toBeVisible();
  for (const name of [
    'Save facts',
    'Preview',
    'Add lots',
    'Edit Low Tide',
    'Choose another version of the increments',
    'Approve Claire Dubois',
    'Decline Claire Dubois',
    'Ban Claire Dubois',
  ])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Every bid' })).toBeVisible();
});

test('the preview hides the reserve prices', async () => {
  const { user } = openAuction();
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const dialog = screen.getByRole('dialog', { name: 'Preview: Harmattan Auction' });
  expect(dialog).toHaveTextContent('Lot 1: Low Tide');
  expect(dialog).toHaveTextContent('start #150,000, reserve not met');
  expect(dialog).not.toHaveTextContent('200,000');
});

test('an unknown auction shows a message', async () => {
  openAuction({}, { '/auction/harmattan/record': () => refused(404, 'No auction with this id.') });
  expect(await screen.findByText('No auction here')).toBeVisible();
});

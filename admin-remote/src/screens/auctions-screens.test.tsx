import type {
  AuctionLot,
  AuctionRecord,
  AuctionRecordAnswer,
  BidderRecord,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { sampleLot } from '@gallery/shared/testing/sample-lot';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AuctionScreen } from './programme/auction-screen';
import { AuctionsScreen } from './programme/auctions-screen';

jest.mock('@gallery/shared/browser/download-file', () => ({ downloadFile: jest.fn() }));
const { downloadFile } = jest.requireMock('@gallery/shared/browser/download-file');

const auction: AuctionRecord = {
  _id: 'harmattan',
  title: 'Harmattan Auction',
  state: 'draft',
  viewing: 'At the gallery',
  opens_at: '2126-11-23T09:00:00.000Z',
  closes_at: '2126-11-28T19:00:00.000Z',
  lot_interval: 60,
  approval_from: 10_000_000,
  delivery_fee: 45_000,
  increments_version: 1,
  premium_version: 1,
  conditions_version: 1,
  published_at: null,
  version: 3,
  lots: 3,
  ended: 0,
  sold: 0,
  hammer: 0,
  waiting: 0,
};

function lotOf(number: number, name: string, given: Partial<AuctionLot> = {}): AuctionLot {
  return {
    _id: `lot-${number}`,
    number,
    artwork: sampleArtwork({ _id: name, name_of_artwork: name }),
    estimate_low: 250_000,
    estimate_high: 350_000,
    start: 150_000,
    reserve: 200_000,
    closes_at: `2126-11-28T19:0${number - 1}:00.000Z`,
    own_end: false,
    state: 'upcoming',
    price: 0,
    bids: 0,
    version: 1,
    ...given,
  };
}

const lots = [lotOf(1, 'Low Tide'), lotOf(2, 'Lagoon Ledger', { reserve: 0 }), lotOf(3, 'Six Who Waited')];
const terms = {
  increments: [
    {
      version: 1,
      created_at: '2026-11-02T09:00:00.000Z',
      steps: [
        { to: 100_000, by: 5_000 },
        { to: null, by: 10_000 },
      ],
    },
  ],
  premium: [
    {
      version: 1,
      created_at: '2026-11-02T09:00:00.000Z',
      vat_percent: 7.5,
      tiers: [
        { to: 5_000_000, percent: 15 },
        { to: null, percent: 12 },
      ],
    },
  ],
  conditions: [
    { version: 1, created_at: '2026-11-02T09:00:00.000Z', text: 'A bid is binding.', pay_minutes: 2880 },
  ],
};
const claire: BidderRecord = {
  _id: 'claire',
  name: 'Claire Dubois',
  email: 'claire@mail.example',
  email_confirmed: true,
  paddle: 7,
  state: 'waiting',
  bought: { works: 3, amount: 12_300_000, refunded: 0 },
  strikes: 0,
  reason: '',
  registered_at: '2026-11-22T09:00:00.000Z',
};
const halima = { ...claire, _id: 'halima', name: 'Halima Sani', email_confirmed: false, paddle: 8 };
const noPage = { total: 1, first: 1, next: null, previous: null };

function open(given: Partial<AuctionRecordAnswer> = {}, replies: Parameters<typeof stubApi>[0] = {}) {
  const shown: AuctionRecordAnswer = {
    auction,
    lots,
    missing: [],
    audit: [],
    now: '2126-11-22T10:00:00.000Z',
    ...given,
  };
  stubApi({
    '/auction/harmattan/record': () => shown,
    '/auction/terms': terms,
    '/auction/harmattan/bidders': {
      bidders: [claire, halima],
      approval_lots: [3],
      ...noPage,
      counts: { waiting: 2, bidding: 41, refused: 1 },
    },
    '/artwork': { artworks: [sampleArtwork({ _id: 'new', name_of_artwork: 'New Moon' })] },
    ...replies,
  });
  const opened = renderApp(
    <Routes>
      <Route path="/admin/auctions" element={<AuctionsScreen />} />
      <Route path="/admin/auctions/:id" element={<AuctionScreen />} />
    </Routes>,
    '/admin/auctions/harmattan',
  );
  return { ...opened, shown };
}

const shownLots = () =>
  within(screen.getByRole('table', { name: 'Lots in their order' }))
    .getAllByRole('row')
    .flatMap((row) => row.querySelector('td:nth-child(3) span > span > span')?.textContent ?? []);

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
  const { user, notify } = renderApp(
    <Routes>
      <Route path="/admin/auctions" element={<AuctionsScreen />} />
      <Route path="/admin/auctions/:id" element={<AuctionScreen />} />
    </Routes>,
    '/admin/auctions',
  );
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

test('the screen saves the facts in place and shows the time', async () => {
  const save = jest.fn((_sent: unknown) => ({ message: 'Saved.', auction: { ...auction, version: 4 } }));
  const answer = { auction, lots, missing: [], audit: [], now: '' };
  const { user } = open({}, { '/auction/harmattan/record': (_query, sent) => (sent ? save(sent) : answer) });
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
  const { user } = open({ missing });
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
  const { user, notify } = open({}, { '/auction/harmattan/publish': publish });
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
  const { user } = open({}, { '/auction/harmattan/record': readOrRemoved, '/auction/records': auctions });
  await user.click(await screen.findByRole('button', { name: 'Remove draft' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'remove' }));
  expect(await screen.findByText('No auction here')).toBeVisible();
  expect(readOrRemoved).toHaveBeenCalledTimes(2);
});

test('keys lift, move, and drop a lot, and the screen announces its place', async () => {
  const sequence = jest.fn((_sent: unknown) => ({ message: 'The lots are in order.' }));
  const { user, notify } = open({}, { '/auction/harmattan/sequence': (_query, sent) => sequence(sent) });
  const grip = await screen.findByRole('button', { name: 'Move Six Who Waited, place 3 of 3' });
  expect(grip).toHaveAccessibleDescription(/Space lifts the lot/);
  grip.focus();
  await user.keyboard(' {ArrowUp}');
  expect(screen.getByText(/is lifted: place 2, was 3/)).toBeVisible();
  const lifted = screen.getByRole('button', { name: 'Six Who Waited: lifted, place 2 of 3' });
  expect(lifted).toHaveFocus();
  expect(lifted.closest('tr')).toHaveTextContent('20:01was 20:02');
  expect(screen.getByRole('row', { name: /Lagoon Ledger/ })).toHaveTextContent('was 2');
  await user.keyboard('{Home}{ArrowUp}{ArrowDown}{End}{ArrowUp} ');
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The lots are in order.', 'success'));
  expect(sequence).toHaveBeenCalledWith({ lots: ['lot-1', 'lot-3', 'lot-2'] });
});

test('Escape returns a lifted lot and saves nothing', async () => {
  const { user } = open();
  (await screen.findByRole('button', { name: 'Move Low Tide, place 1 of 3' })).focus();
  await user.keyboard(' {ArrowDown}{ArrowDown}');
  expect(shownLots()).toEqual(['Lagoon Ledger', 'Six Who Waited', 'Low Tide']);
  await user.keyboard('{Escape}');
  expect(shownLots()).toEqual(['Low Tide', 'Lagoon Ledger', 'Six Who Waited']);
  expect(screen.getByRole('button', { name: 'Move Low Tide, place 1 of 3' })).toHaveFocus();
});

test('the list restores its order when the API refuses a late one', async () => {
  const message = 'The lots have changed meanwhile. Here they are anew.';
  const { user, notify } = open({}, { '/auction/harmattan/sequence': () => refused(409, message) });
  await user.click(await screen.findByRole('button', { name: 'Move Low Tide, place 1 of 3' }));
  await user.click(screen.getByRole('button', { name: 'Move down' }));
  await user.click(screen.getByRole('button', { name: 'Set down' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(message, 'error'));
  await waitFor(() => expect(shownLots()).toEqual(['Low Tide', 'Lagoon Ledger', 'Six Who Waited']));
});

test('the row rejects a reserve off the grid, names its neighbors, and saves a valid one', async () => {
  const save = jest.fn((_sent: unknown) => ({ message: 'Lot 1 is saved.', lot: lots[0] }));
  const { user, notify } = open({}, { '/auction/harmattan/lots/lot-1': (_query, sent) => save(sent) });
  await user.click(await screen.findByRole('button', { name: 'Edit Low Tide' }));
  const reserve = screen.getByLabelText('Reserve, hidden');
  await user.clear(reserve);
  await user.type(reserve, '205,000');
  await user.clear(reserve);
  await user.type(reserve, '205000');
  await user.click(screen.getByRole('button', { name: 'Save lot 1' }));
  expect(await screen.findByText('Not on the grid: 200,000 or 210,000')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await user.clear(reserve);
  await user.type(reserve, '210000');
  await user.click(screen.getByRole('button', { name: 'Save lot 1' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Lot 1 is saved.', 'success'));
  expect(save).toHaveBeenCalledWith({
    estimate_low: 250_000,
    estimate_high: 350_000,
    start: 150_000,
    reserve: 210_000,
    version: 1,
  });
  await waitFor(() => expect(screen.queryByRole('form', { name: /Low Tide/ })).not.toBeInTheDocument());
});

test('the dialog adds the chosen works', async () => {
  const add = jest.fn((_sent: unknown) => ({ message: 'The lot is added.' }));
  const { user, notify } = open({}, { '/auction/harmattan/lots': (_query, sent) => add(sent) });
  await user.click(await screen.findByRole('button', { name: 'Add lots' }));
  expect(screen.getByRole('button', { name: 'Add 0 works' })).toBeDisabled();
  await user.click(await screen.findByRole('checkbox', { name: /New Moon/ }));
  await user.click(screen.getByRole('button', { name: 'Add 1 work' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The lot is added.', 'success'));
  expect(add).toHaveBeenCalledWith({ artwork_ids: ['new'] });
});

test('the dialog disables unavailable works and names those that the API left out', async () => {
  const work = (name: string, given = {}) => sampleArtwork({ _id: name, name_of_artwork: name, ...given });
  const first = [work('New Moon'), work('Dust', { availability: 'sold' }), work('Rain'), work('Low Tide')];
  const taken = [
    { artwork_id: 'Rain', auction_id: 'dry', auction: 'Dry Season', number: 4 },
    { artwork_id: 'Low Tide', auction_id: 'harmattan', auction: 'Harmattan Auction', number: 1 },
  ];
  const left_out = ['Ash is sold.'];
  const { user } = open(
    { taken },
    {
      '/artwork': ({ cursor }) =>
        cursor === '2' ? { artworks: [work('Ash')], next: null } : { artworks: first, next: '2' },
      '/auction/harmattan/lots': () => ({ message: 'The lot is added. Ash is sold.', left_out }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Add lots' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add lots' }));
  const choice = (name: RegExp) => dialog.findByRole('checkbox', { name });
  expect(await choice(/Dust .*, sold/)).toBeDisabled();
  expect(await choice(/Rain .*, lot 4 of Dry Season/)).toBeDisabled();
  expect(await choice(/Low Tide .*, lot 1 here/)).toBeDisabled();
  await user.click(await choice(/New Moon/));
  await user.click(dialog.getByRole('button', { name: 'Show more' }));
  await user.click(await choice(/Ash/));
  await user.click(dialog.getByRole('button', { name: 'Add 2 works' }));
  expect(await dialog.findByText('Ash is sold.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Add 0 works' })).toBeDisabled();
});

test('a running auction locks the order of its lots and their start', async () => {
  const { user } = open({ auction: { ...auction, state: 'running' } });
  await user.click(await screen.findByRole('button', { name: 'Edit Low Tide' }));
  expect(screen.getByLabelText('Start')).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Add lots' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take out of the auction' })).not.toBeInTheDocument();
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
  open(
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
    'Other version of the increments',
    'Approve Claire Dubois',
    'Decline Claire Dubois',
    'Ban Claire Dubois',
  ])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('the form saves a new table of increments and uses it in the auction', async () => {
  const add = jest.fn((_sent: unknown) => ({ message: 'Version 2 is saved.', version: 2 }));
  const save = jest.fn((_sent: unknown) => ({ message: 'The auction is changed.', auction }));
  const answer = { auction, lots, missing: [], audit: [], now: '' };
  const { user } = open(
    {},
    {
      '/auction/terms/increments': (_query, sent) => add(sent),
      '/auction/harmattan/record': (_query, sent) => (sent ? save(sent) : answer),
    },
  );
  expect(await screen.findByText(/15 % up to #5,000,000, 12 % above, and 7.5 % VAT/)).toBeVisible();
  expect(screen.getByText(/costs the buyer #1,741,875 before delivery/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Other version of the increments' }));
  const lines = screen.getByLabelText('A new version');
  expect(lines).toHaveValue('100000: 5000\nabove: 10000');
  await user.clear(lines);
  await user.type(lines, 'dear');
  await user.click(screen.getByRole('button', { name: 'Save and use it' }));
  await user.clear(lines);
  await user.type(lines, '200,000: 10,000\nAbove: 20,000');
  await user.click(screen.getByRole('button', { name: 'Save and use it' }));
  const steps = [
    { to: 200_000, by: 10_000 },
    { to: null, by: 20_000 },
  ];
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ increments_version: 2, version: 3 })),
  );
  expect(add.mock.calls).toEqual([[{ steps }]]);
});

test('the form starts new conditions from the newest text and saves the time to pay', async () => {
  const add = jest.fn((_sent: unknown) => ({ message: 'Version 2 is saved.', version: 2 }));
  const { user } = open({}, { '/auction/terms/conditions': (_query, sent) => add(sent) });
  await user.click(await screen.findByRole('button', { name: 'New version of the conditions' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Conditions of sale')).toHaveValue('A bid is binding.');
  expect(dialog.getByLabelText('Time to pay')).toHaveDisplayValue('48 hours');
  await user.selectOptions(dialog.getByLabelText('Time to pay'), '72 hours');
  await user.click(dialog.getByRole('button', { name: 'Save the version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(add.mock.calls).toEqual([[{ text: 'A bid is binding.', pay_minutes: 4320 }]]);
});

test('a curator approves one bidder and declines another with a reason', async () => {
  const decide = jest.fn((_sent: unknown) => ({ message: 'Decided.', bidder: claire }));
  const reply = (_query: unknown, sent: unknown) => decide(sent);
  const { user } = open(
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
  const { user, notify } = open(
    { auction: { ...auction, state: 'upcoming' } },
    { '/auction/harmattan/bidders.csv': 'Paddle,Name' },
  );
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(1));
  expect(downloadFile.mock.calls[0]).toEqual(['bidders.csv', 'text/csv;charset=utf-8', '\uFEFFPaddle,Name']);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The bidders are in bidders.csv.', 'success'));
});

test('the preview hides the reserve prices', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const dialog = screen.getByRole('dialog', { name: 'Preview: Harmattan Auction' });
  expect(dialog).toHaveTextContent('Lot 1: Low Tide');
  expect(dialog).toHaveTextContent('start #150,000, reserve not met');
  expect(dialog).not.toHaveTextContent('200,000');
});

test('an unknown auction shows a message', async () => {
  open({}, { '/auction/harmattan/record': () => refused(404, 'No auction with this id.') });
  expect(await screen.findByText('No auction here')).toBeVisible();
});

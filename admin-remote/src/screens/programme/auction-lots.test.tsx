import { stackRows } from '@gallery/shared/testing/fake-browser';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { refused } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { auction, lots, openAuction } from '../../testing/open-auction';

beforeEach(stackRows);

const placeOf = (row: HTMLElement) => Number(row.querySelector('td:nth-child(2) strong')?.textContent);
const shownLots = () =>
  within(screen.getByRole('table', { name: 'Lots in their order' }))
    .getAllByRole('row')
    .slice(1)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .flatMap((row) => row.querySelector('td:nth-child(3) span > span > span')?.textContent ?? []);

test('keys lift, move, and drop a lot, and the screen announces its place', async () => {
  const sequence = jest.fn((_sent: unknown) => ({ message: 'The lots are in order.' }));
  const { user, notify } = openAuction(
    {},
    { '/auction/harmattan/sequence': (_query, sent) => sequence(sent) },
  );
  const grip = await screen.findByRole('button', { name: 'Move Six Who Waited, place 3 of 3' });
  expect(grip).toHaveAccessibleDescription(/Space lifts the lot/);
  grip.focus();
  await user.keyboard(' {ArrowUp}');
  expect(screen.getByText(/is lifted: place 2, was 3/)).toBeVisible();
  expect(screen.getByText('Six Who Waited, 2 of 3.')).toHaveAttribute('role', 'status');
  const lifted = screen.getByRole('button', { name: 'Six Who Waited: lifted, place 2 of 3' });
  expect(lifted).toHaveFocus();
  expect(lifted.closest('tr')).toHaveTextContent('20:01was 20:02');
  expect(screen.getByRole('row', { name: /Lagoon Ledger/ })).toHaveTextContent('was 2');
  await user.keyboard('{Home}{ArrowUp}{ArrowDown}{End}{ArrowUp} ');
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The lots are in order.', 'success'));
  expect(sequence).toHaveBeenCalledWith({ lots: ['lot-1', 'lot-3', 'lot-2'] });
});

test('lots without an estimate say so once', async () => {
  const plain = lots.map((lot) => ({ ...lot, estimate_low: null, estimate_high: null }));
  openAuction({ lots: plain });
  const table = await screen.findByRole('table', { name: 'Lots in their order' });
  expect(within(table).getAllByText('None')).toHaveLength(3);
  expect(screen.queryByText(/estimate #0/)).not.toBeInTheDocument();
});

test('Escape returns a lifted lot and saves nothing', async () => {
  const { user } = openAuction();
  (await screen.findByRole('button', { name: 'Move Low Tide, place 1 of 3' })).focus();
  await user.keyboard(' {ArrowDown}{ArrowDown}');
  expect(shownLots()).toEqual(['Lagoon Ledger', 'Six Who Waited', 'Low Tide']);
  await user.keyboard('{Escape}');
  expect(shownLots()).toEqual(['Low Tide', 'Lagoon Ledger', 'Six Who Waited']);
  expect(screen.getByRole('button', { name: 'Move Low Tide, place 1 of 3' })).toHaveFocus();
});

test('the list restores its order when the API refuses a late one', async () => {
  const message = 'The lots have changed meanwhile. The list is up to date now.';
  const { user, notify } = openAuction({}, { '/auction/harmattan/sequence': () => refused(409, message) });
  await user.click(await screen.findByRole('button', { name: 'Move Low Tide, place 1 of 3' }));
  await user.click(screen.getByRole('button', { name: 'Move down' }));
  await user.click(screen.getByRole('button', { name: 'Set down' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(message, 'error'));
  await waitFor(() => expect(shownLots()).toEqual(['Low Tide', 'Lagoon Ledger', 'Six Who Waited']));
});

test('the row rejects a reserve off the grid, names its neighbors, and saves a valid one', async () => {
  const save = jest.fn((_sent: unknown) => ({ message: 'Lot 1 is saved.', lot: lots[0] }));
  const { user, notify } = openAuction({}, { '/auction/harmattan/lots/lot-1': (_query, sent) => save(sent) });
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
  const { user, notify } = openAuction({}, { '/auction/harmattan/lots': (_query, sent) => add(sent) });
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
  const { user } = openAuction(
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
  const { user } = openAuction({ auction: { ...auction, state: 'running', ended: 1 } });
  await user.click(await screen.findByRole('button', { name: 'Edit Low Tide' }));
  expect(screen.getByLabelText('Start')).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Add lots' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove from auction' })).not.toBeInTheDocument();
});

test('a running auction takes works until its first lot ends', async () => {
  openAuction({ auction: { ...auction, state: 'running' } });
  expect(await screen.findByRole('button', { name: 'Add lots' })).toBeVisible();
});

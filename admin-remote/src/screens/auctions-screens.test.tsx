import type { Lot } from '@gallery/shared/contract/programme/lot';
import { ApiError } from '@gallery/shared/http';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AuctionsScreen } from './programme/auctions-screen';
import { EditLotScreen } from './programme/edit-lot-screen';

const workId = '11111111-1111-4111-8111-111111111111';
const work = sampleArtwork({ _id: workId });
const other = sampleArtwork({ _id: workId.replaceAll('1', '2'), name_of_artwork: 'Harmattan' });
const lot: Lot = {
  _id: 'lot-1',
  number: 7,
  artwork: work,
  starting_price: 400_000,
  opens_at: '2026-12-01T09:00:00.000Z',
  closes_at: '2026-12-01T17:00:00.000Z',
  version: 1,
};

function open(path: string, save: (sent: unknown) => object = () => ({})) {
  const shown = { lots: [lot] };
  stubApi({
    '/auction': (_query, sent) => (sent ? save(sent) : { ...shown, now: '2026-11-21T10:00:00.000Z' }),
    '/auction/lot-1': (_query, sent) => save(sent),
    [`/artwork/${workId}`]: { artwork: work },
    [`/artwork/${other._id}`]: { artwork: other },
    '/artwork': ({ q }) => ({ artworks: q === 'har' ? [work, other] : [], next: null, total: 0, counts: {} }),
  });
  const opened = renderApp(
    <Routes>
      <Route path="/admin/auctions" element={<AuctionsScreen />} />
      <Route path="/admin/create-lot" element={<EditLotScreen />} />
      <Route path="/admin/edit-lot/:id" element={<EditLotScreen />} />
    </Routes>,
    path,
  );
  return { ...opened, shown };
}

const at = (label: string, wallClock: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: wallClock } });

test('the lots stand with their works, prices and times', async () => {
  open('/admin/auctions');
  const table = await screen.findByRole('table', { name: 'Lots' });
  const row = within(table).getByRole('row', { name: /Agwọlagwọ/ });
  expect(row).toHaveTextContent('#400,000');
  expect(within(row).getByText('Upcoming')).toBeVisible();
  expect(within(row).getAllByText('Dec 1, 2026, 18:00')[0]).toBeVisible();
  expect(within(row).getByRole('link', { name: /Agwọlagwọ/ })).toHaveAttribute(
    'href',
    '/admin/edit-lot/lot-1',
  );
});

test('a lot is removed after the question, and the list is read again', async () => {
  const { user, notify, shown } = open('/admin/auctions', () => {
    shown.lots = [];
    return { message: 'The lot is removed.' };
  });
  await user.click(await screen.findByRole('button', { name: 'Remove lot 7' }));
  await user.click(screen.getByRole('button', { name: 'cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove lot 7' }));
  const dialog = screen.getByRole('dialog', { name: 'Do you want to delete this lot?' });
  await user.click(within(dialog).getByRole('button', { name: 'delete' }));
  expect(await screen.findByText('No lot here')).toBeVisible();
  expect(notify).toHaveBeenCalledWith('The lot is removed.', 'success');
  expect(screen.getByRole('heading', { name: 'Auctions' })).toHaveFocus();
});

test('a lot that cannot be removed stays, and one is told why', async () => {
  const { user, notify } = open('/admin/auctions', () => {
    throw new ApiError('This lot has bids.', 409);
  });
  await user.click(await screen.findByRole('button', { name: 'Remove lot 7' }));
  await user.click(screen.getByRole('button', { name: 'delete' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('This lot has bids.', 'error'));
  expect(screen.getByRole('table', { name: 'Lots' })).toBeVisible();
});

test('a new lot gets the next number, and its work is found by a few letters, without a mouse', async () => {
  const save = jest.fn((_sent: unknown) => ({ message: 'The lot is created.', lot }));
  const { user, notify } = open('/admin/create-lot', save);
  expect(await screen.findByLabelText('Lot number')).toHaveValue('8');
  const field = screen.getByRole('combobox', { name: 'Artwork' });
  await user.type(field, 'har');
  expect(await screen.findByRole('option', { name: /Harmattan/ })).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { name: /Harmattan/ });
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Harmattan');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();

  await user.type(screen.getByLabelText('Starting price'), '250000');
  at('Opening', '2026-12-01T10:00');
  at('Closing', '2026-12-02T10:00');
  await user.click(screen.getByRole('button', { name: 'Create lot' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The lot is created.', 'success'));
  expect(save).toHaveBeenCalledWith({
    number: 8,
    artwork_id: other._id,
    starting_price: 250_000,
    opens_at: '2026-12-01T09:00:00.000Z',
    closes_at: '2026-12-02T09:00:00.000Z',
  });
  expect(shownAddress()).toBe('/admin/auctions');
});

test('a title that was only typed is no work', async () => {
  const save = jest.fn();
  const { user } = open('/admin/edit-lot/lot-1', save);
  const field = await screen.findByRole('combobox', { name: 'Artwork' });
  expect(field).toHaveValue('Agwọlagwọ');
  await user.type(field, 'x');
  at('Closing', '2026-12-01T10:00');
  await user.click(screen.getByRole('button', { name: 'Save lot' }));
  expect(await screen.findByText('Artwork is required')).toBeVisible();
  expect(screen.getByText('Closing must be after the opening')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test('the list of fitting works closes with Escape and keeps what was typed', async () => {
  const { user } = open('/admin/create-lot');
  const field = await screen.findByRole('combobox', { name: 'Artwork' });
  await user.type(field, 'har');
  expect(await screen.findByRole('option', { name: /Harmattan/ })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field).toHaveValue('har');
});

test('a lot that is changed but not saved is not left unasked', async () => {
  const { user } = open('/admin/edit-lot/lot-1');
  await user.type(await screen.findByLabelText('Starting price'), '0');
  await user.click(screen.getByRole('link', { name: 'Back to the lots' }));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Starting price')).toHaveValue('4000000');
});

test('an address of no lot says so', async () => {
  open('/admin/edit-lot/lot-9');
  expect(await screen.findByText('No lot here')).toBeVisible();
});

test('two curators at one lot see the works by their names and the prices as money', async () => {
  const theirs = { ...lot, artwork: other, starting_price: 450_000, version: 2 };
  const { user } = open('/admin/edit-lot/lot-1', () => {
    throw new ApiError('Somebody else changed this meanwhile.', 409, undefined, { lot: theirs });
  });
  const price = await screen.findByLabelText('Starting price');
  await user.clear(price);
  await user.type(price, '500000');
  await user.click(screen.getByRole('button', { name: 'Save lot' }));
  const artwork = within(await screen.findByRole('group', { name: 'Artwork' }));
  expect(await artwork.findByRole('radio', { name: 'Theirs Harmattan' })).toBeChecked();
  expect(await artwork.findByRole('radio', { name: 'Yours Agwọlagwọ' })).not.toBeChecked();
  const prices = within(screen.getByRole('group', { name: 'Starting price' }));
  expect(prices.getByText('#500,000')).toBeVisible();
  expect(prices.getByText('#450,000')).toBeVisible();
});

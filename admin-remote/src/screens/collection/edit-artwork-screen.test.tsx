import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { EditArtworkScreen } from './edit-artwork-screen';

const audit = [
  {
    at: '2026-11-20T09:00:00.000Z',
    by: 'Ada Obi',
    action: 'Artwork changed',
    from: 'price: 1800000',
    to: 'price: 1850000',
  },
];

function openWork(changes: object = {}) {
  const work = {
    ...sampleArtwork(),
    artist_email: 'ngozi.eze@example.com',
    picture_state: 'made',
    ...changes,
  };
  const update = jest.fn((_sent: unknown) => ({ message: 'Artwork updated.', artwork: work }));
  const remake = jest.fn(() => {
    work.picture_state = 'making';
    return { message: 'Making.' };
  });
  stubApi({
    '/artwork/work-1/record': () => ({ artwork: { ...work }, audit }),
    '/artwork/work-1': (_query, sent) => update(sent),
    '/artwork/work-1/picture': remake,
  });
  const app = renderApp(
    <Routes>
      <Route path="/admin/edit-artwork/:id" element={<EditArtworkScreen />} />
    </Routes>,
    '/admin/edit-artwork/work-1',
  );
  return { ...app, update, remake };
}

const lot = {
  _id: 'lot-5',
  auction_id: 'harmattan',
  number: 5,
  start: 100_000,
  price: 375_000,
  opens_at: '2026-11-20T09:00:00.000Z',
  closes_at: '2126-11-20T09:00:00.000Z',
};

test.each([
  [{ availability: 'sold' }, 'Sold', 'The work is sold: its price stays.'],
  [
    { availability: 'in_auction', lot },
    'In auction · Lot 5 · current bid #375,000',
    'Locked until the lot has ended.',
  ],
])(
  'the form shows the state of an unavailable work and locks its price (%#)',
  async (changes, state, reason) => {
    const { user, update } = openWork(changes);
    const price = await screen.findByLabelText('Price');
    expect(price).toHaveAttribute('readonly');
    expect(price).toHaveAccessibleDescription(reason);
    expect(screen.getByRole('form', { name: 'Edit Artwork' })).toHaveTextContent(state);
    expect(screen.queryByRole('link', { name: 'The auction' })?.getAttribute('href') ?? null).toBe(
      'lot' in changes ? '/admin/auctions/harmattan' : null,
    );
    await user.type(screen.getByLabelText('Condition'), ' Fine.');
    await user.click(screen.getByRole('button', { name: 'Update Artwork' }));
    await waitFor(() => expect(update).toHaveBeenCalledWith(expect.objectContaining({ price: 1_850_000 })));
  },
);

test('the form shows the stored work and sends changed facts', async () => {
  const { user, notify, update } = openWork();
  const condition = await screen.findByLabelText('Condition');
  expect(screen.getByLabelText('Artwork name')).toHaveValue('Agwọlagwọ');
  expect(screen.getByLabelText('Artist email')).toHaveValue('ngozi.eze@example.com');
  expect(screen.getByLabelText('Framed')).toHaveDisplayValue('Yes');
  expect(screen.getByLabelText('Depth, cm')).toHaveValue('');
  expect(screen.getByRole('img', { name: 'A black coil on raw linen' })).toHaveAttribute(
    'src',
    '/v0/coil.jpg',
  );
  await user.clear(condition);
  await user.type(screen.getByLabelText('Depth, cm'), '4.5');
  await user.selectOptions(screen.getByLabelText('Signed'), 'Unknown');
  await user.click(screen.getByRole('button', { name: 'Update Artwork' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Artwork updated.', 'success'));
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    name_of_artwork: 'Agwọlagwọ',
    price: 1_850_000,
    img_url: '/v0/coil.jpg',
    depth_cm: 4.5,
    height_cm: 90,
    framed: true,
    signed: null,
    condition: null,
    year: 2023,
  });
});

test('the form shows the tags of a work and sends changed ones', async () => {
  const { user, update } = openWork({ tags: 'Lagos, estate' });
  const tags = await screen.findByLabelText('Tags');
  expect(tags).toHaveValue('Lagos, estate');
  expect(tags).toHaveAccessibleDescription('Only staff see them. Separate them with commas.');
  await user.type(tags, '; LAGOS, dusk');
  await user.click(screen.getByRole('button', { name: 'Update Artwork' }));
  await waitFor(() =>
    expect(update).toHaveBeenCalledWith(expect.objectContaining({ tags: 'Lagos, estate, dusk' })),
  );
});

test('the form refuses a tag that is too long', async () => {
  const { user, update } = openWork({ tags: '' });
  await user.type(await screen.findByLabelText('Tags'), 'a'.repeat(41));
  await user.click(screen.getByRole('button', { name: 'Update Artwork' }));
  expect(await screen.findByText('A tag has at most 40 characters')).toBeVisible();
  expect(update).not.toHaveBeenCalled();
});

test('a curator hides the price from visitors', async () => {
  const { user, update } = openWork();
  const shown = await screen.findByLabelText('Shown to visitors');
  expect(shown).toHaveDisplayValue('The amount');
  await user.selectOptions(shown, 'Price on request');
  await user.click(screen.getByRole('button', { name: 'Update Artwork' }));
  const sent = expect.objectContaining({ price: 1_850_000, price_on_request: true });
  await waitFor(() => expect(update).toHaveBeenCalledWith(sent));
});

test('an unknown work shows a message with a link back', async () => {
  stubApi({});
  renderApp(<EditArtworkScreen />, '/admin/edit-artwork/work-9');
  expect(await screen.findByText('No artwork here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the artworks' })).toHaveAttribute(
    'href',
    '/admin/admin-all-art-works',
  );
});

test('the form rejects an invalid height and sends nothing', async () => {
  const { user, update } = openWork();
  await user.type(await screen.findByLabelText('Height, cm'), 'x');
  await user.click(screen.getByRole('button', { name: 'Update Artwork' }));
  expect(await screen.findByText('height must be a number of centimetres from 0.1 to 10000')).toBeVisible();
  expect(update).not.toHaveBeenCalled();
});

test('the picture precedes the submit button', async () => {
  openWork();
  const picture = await screen.findByLabelText('Upload Artwork Image');
  const submit = screen.getByRole('button', { name: 'Update Artwork' });
  expect(picture.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/prepared for phones/)).not.toBeInTheDocument();
});

test("'Try again' prepares the smaller pictures", async () => {
  const { user, remake } = openWork({ picture_state: 'failed' });
  expect(await screen.findByText(/^The picture could not be prepared/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^The picture is being prepared/)).toBeVisible();
  expect(remake).toHaveBeenCalledTimes(1);
});

test('the history shows author and time of each change', async () => {
  openWork();
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(history.getByText('Artwork changed')).toBeVisible();
  expect(history.getByRole('listitem')).toHaveTextContent('from price: #1,800,000 to price: #1,850,000');
  expect(history.getByText(/Ada Obi/)).toBeVisible();
  expect(history.getByText('Nov 20, 2026, 10:00')).toBeVisible();
});

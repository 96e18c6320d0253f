import { ApiError } from '@gallery/shared/http';
import { pngFile } from '@gallery/shared/testing/image-bytes';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtist, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { storageAccess, stubStorage, uploadedTo, uploadTo } from '../../testing/stub-storage';
import { CreateArtworkScreen } from './create-artwork-screen';

const created = () => ({ message: 'Artwork created.', artwork: sampleArtwork() });
const artists = [
  sampleArtist(),
  sampleArtist({ _id: 'artist-2', email: 'ngo.ani@example.com', lastname: 'Ani' }),
];

beforeEach(() => stubStorage().finish());

function openForm(create: jest.Mock = jest.fn(created)) {
  const records = jest.fn((_query: object) => ({ artists, total: 2, first: 1, next: null, previous: null }));
  stubApi({
    '/storage/token': storageAccess,
    '/artwork/create': (_query, sent, headers) => create(sent, headers),
    '/artist/artists': records,
  });
  return { ...renderApp(<CreateArtworkScreen />, '/admin/create-artwork'), create, records };
}

type User = ReturnType<typeof openForm>['user'];
const email = () => screen.getByLabelText('Artist email');
const suggested = () => screen.findByRole('listbox', { name: 'Artists' });
const expectClosed = () => expect(screen.queryByRole('listbox', { name: 'Artists' })).not.toBeInTheDocument();
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Create Artwork' }));

async function fillIn(user: User) {
  await user.upload(screen.getByLabelText('Upload Artwork Image'), pngFile());
  await user.type(screen.getByLabelText('Artwork name'), ' Night Market ');
  await user.type(screen.getByLabelText('Price'), '3200000');
  await user.type(screen.getByLabelText('Description'), 'Lanterns after the rain.');
  await user.type(email(), 'ngozi.eze@example.com');
  expect(await screen.findByText('Uploaded')).toBeVisible();
}

test('a new work gets its tags with its facts', async () => {
  const { user, create } = openForm();
  await user.click(screen.getByText('Facts of the work (optional)'));
  await user.type(await screen.findByLabelText('Tags'), 'Lagos, estate');
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(create.mock.calls[0]?.[0]).toMatchObject({ tags: 'Lagos, estate' }));
});

test('a work whose answer was lost is sent again with its key', async () => {
  const { user, notify, create } = openForm();
  create.mockRejectedValueOnce(new ApiError('Could not send request.', 0));
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Could not send request.', 'error'));
  await send(user);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Artwork created.', 'success'));
  const [first, second] = create.mock.calls.map(([, headers]) => headers['idempotency-key']);
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
});

test('the form creates a Painting, links it, and empties its fields', async () => {
  const { user, notify, create } = openForm();
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Artwork created.', 'success'));
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    stage: 'published',
    year: null,
    img_url: uploadedTo,
    name_of_artwork: 'Night Market',
    artist_email: 'ngozi.eze@example.com',
    type_of_artwork: 'Painting',
    price: 3_200_000,
    description: 'Lanterns after the rain.',
  });
  expect(await screen.findByRole('link', { name: 'View the artwork' })).toHaveAttribute(
    'href',
    '/art-page/work-1',
  );
  expect(screen.getByLabelText('Artwork name')).toHaveValue('');
  expect(screen.queryByRole('img', { name: /Preview/ })).not.toBeInTheDocument();
});

test('the form shows each error under its field and sends nothing', async () => {
  const { user, create } = openForm();
  await send(user);
  const messages = [
    'Image is required',
    'Artwork name is required',
    'Artist email is required',
    'price is required',
    'description is required',
  ];
  for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
  await user.type(screen.getByLabelText('Price'), '0');
  expect(await screen.findByText('price must be a whole number of naira')).toBeVisible();
  expect(create).not.toHaveBeenCalled();
});

test('the form reports an unknown email under its field', async () => {
  const unknown = { artist_email: 'No artist with this email' };
  const { user } = openForm(
    jest.fn(() => Promise.reject(new ApiError('Please check the form.', 422, unknown))),
  );
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(email()).toHaveAccessibleDescription('No artist with this email'));
});

test('the keyboard chooses one of the suggested artists', async () => {
  const { user, records } = openForm();
  await user.type(email(), 'ngo');
  expect(within(await suggested()).getAllByRole('option')).toHaveLength(2);
  expect(records).toHaveBeenLastCalledWith({ q: 'ngo', limit: 6, sort: 'name' }, undefined);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { name: /ngo.ani/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(email()).toHaveValue('ngo.ani@example.com');
  expectClosed();
});

test('a click chooses a suggestion, and Escape closes the list', async () => {
  const { user } = openForm();
  await user.type(email(), 'ngo');
  await user.click(await screen.findByRole('option', { name: /Ngọzi Eze/ }));
  expect(email()).toHaveValue('ngozi.eze@example.com');
  await user.clear(email());
  await user.type(email(), 'eze');
  await suggested();
  await user.keyboard('{Escape}');
  expectClosed();
});

test('the form keeps the typed name after the storage refuses the picture', async () => {
  const upload = stubStorage();
  uploadTo.mockClear();
  const { user } = openForm();
  await user.type(screen.getByLabelText('Artwork name'), 'Lanterns twice');
  await user.upload(screen.getByLabelText('Upload Artwork Image'), pngFile());
  await waitFor(() => expect(uploadTo).toHaveBeenCalledTimes(1));
  await act(async () => upload.fail({ code: 'storage/unauthorized' }));
  expect(screen.getByText('The storage does not accept this image.')).toBeVisible();
  expect(screen.getByLabelText('Artwork name')).toHaveValue('Lanterns twice');
});

test('the form asks before leaving during an upload', async () => {
  stubStorage();
  const { user } = openForm();
  await user.upload(screen.getByLabelText('Upload Artwork Image'), pngFile());
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toHaveTextContent(
    'The image is still being uploaded.',
  );
});

import { ApiError } from '@gallery/shared/http';
import { Link, Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtist } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { CreateArtistScreen } from './collection/create-artist-screen';
import { EditArtistScreen } from './collection/edit-artist-screen';

type Keep = jest.Mock<object, [unknown]>;
const saves = (message: string): Keep =>
  jest.fn((sent) => ({ message, artist: { ...sampleArtist(), ...(sent as object) } }));
const taken = { email: 'Email is already taken' };
const refuses: Keep = jest.fn((_sent) => Promise.reject(new ApiError('Please check the form.', 409, taken)));

function open(path: string, save: Keep, artist = sampleArtist()) {
  stubApi({
    '/artist/create': (_query, sent) => save(sent),
    '/artist/artist/artist-1/audit': {
      audit: [
        { at: '2026-11-20T12:00:00.000Z', by: 'Ngọzi Eze', action: 'Artist created', from: null, to: null },
      ],
    },
    '/artist/artist/artist-1': (_query, sent) => (sent ? save(sent) : { artist }),
  });
  return renderApp(
    <>
      <Link to="/admin/admin-all-artist">Artists</Link>
      <Routes>
        <Route path="/admin/create-artist" element={<CreateArtistScreen />} />
        <Route path="/admin/edit-admin-artist/:id" element={<EditArtistScreen />} />
        <Route path="/admin/admin-all-artist" element={<h1>All Artistes</h1>} />
      </Routes>
    </>,
    path,
  );
}

const values = {
  'First name': ' Adébáyọ̀ ',
  'Last name': 'Okafor',
  Email: 'ade@example.com',
  'Phone number': '08035550142',
  'Artist statement': 'Clay remembers.',
  'Artist biography': 'Born in Ìbàdàn.',
};

async function fillIn(user: ReturnType<typeof open>['user']) {
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
}

const openCreate = (save: Keep = saves('Artist created.')) => ({
  ...open('/admin/create-artist', save),
  keep: save,
});
const openEdit = (save: Keep = saves('Artist updated.')) => ({
  ...open('/admin/edit-admin-artist/artist-1', save),
  keep: save,
});

test('the form creates an artist, links the record, and empties its fields', async () => {
  const { user, notify, keep: save } = openCreate();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create Artist' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Artist created.', 'success'));
  expect(save.mock.calls[0]?.[0]).toEqual({
    firstname: 'Adébáyọ̀'.normalize('NFC'),
    lastname: 'Okafor',
    email: 'ade@example.com',
    mobile: '08035550142',
    artist_statement: 'Clay remembers.',
    artist_bio: 'Born in Ìbàdàn.',
    exhibitions: '',
    img_url: '',
    portrait_alt: '',
  });
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue(''));
  expect(screen.getByRole('link', { name: /^Edit Ad/ })).toHaveAttribute(
    'href',
    '/admin/edit-admin-artist/artist-1',
  );
});

test('the form starts with the name that staff looked for', async () => {
  open('/admin/create-artist?name=kwesi%20botchwey%20b', saves('Artist created.'));
  expect(await screen.findByLabelText('First name')).toHaveValue('Kwesi');
  expect(screen.getByLabelText('Last name')).toHaveValue('Botchwey B');
});

test('the form shows each error under its field and sends nothing', async () => {
  const { user, keep: save } = openCreate();
  await user.type(screen.getByLabelText('First name'), 'Ada 2');
  await user.type(screen.getByLabelText('Last name'), 'Abcdefghijklmnop');
  await user.type(screen.getByLabelText('Phone number'), '0803');
  await user.click(screen.getByRole('button', { name: 'Create Artist' }));
  const messages = [
    'first name must be alphabetic without spacing',
    'last name is too long',
    'Email is required',
    'Phone number must be at least 10 characters long',
    'Artist Bio is required',
    'Artist Statement is required',
  ];
  for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test("the form reports another artist's email under its field", async () => {
  const { user } = openCreate(refuses);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create Artist' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is already taken'),
  );
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('First name')).toHaveValue(values['First name']);
});

test('the form shows the stored artist and sends the changes', async () => {
  const { user, notify, keep: save } = openEdit();
  const phone = await screen.findByLabelText('Phone number');
  expect(screen.getByLabelText('First name')).toHaveValue('Ngọzi');
  expect(screen.getByLabelText('Artist biography')).toHaveValue('Born in Nsukka.');
  await user.clear(phone);
  await user.type(phone, '08035550142');
  await user.click(screen.getByRole('button', { name: 'Update Artist' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Artist updated.', 'success'));
  expect(save.mock.calls[0]?.[0]).toMatchObject({ firstname: 'Ngọzi', mobile: '08035550142' });
});

test('the form shows exhibitions as lines, explains a wrong line, and sends the right ones', async () => {
  const { user, keep: save } = openEdit();
  const field = await screen.findByLabelText('Exhibitions');
  expect(field).toHaveValue('2024; After the Rains; Uli Gallery, Lagos');
  await user.type(field, '{Enter}Walls that Dry');
  await user.click(screen.getByRole('button', { name: 'Update Artist' }));
  expect(await screen.findByText(/^Write each line like/)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await user.type(field, '{Backspace>14/}2019; Walls that Dry; Old Press, Awka');
  await user.click(screen.getByRole('button', { name: 'Update Artist' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    exhibitions: '2024; After the Rains; Uli Gallery, Lagos\n2019; Walls that Dry; Old Press, Awka',
  });
});

test('the form removes a portrait, puts it back, and sends its description', async () => {
  const artist = sampleArtist({ img_url: '/v0/b/portrait.jpg', portrait_alt: 'Ngọzi Eze at work' });
  const save = saves('Artist updated.');
  const { user } = open('/admin/edit-admin-artist/artist-1', save, artist);
  expect(await screen.findByRole('img', { name: 'Ngọzi Eze at work' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the portrait' }));
  expect(screen.queryByRole('img', { name: 'Ngọzi Eze at work' })).not.toBeInTheDocument();
  const back = screen.getByRole('button', { name: 'Put the portrait back' });
  expect(back).toHaveFocus();
  await user.click(back);
  await user.type(screen.getByLabelText('Description of the portrait'), ' in Enugu');
  await user.click(screen.getByRole('button', { name: 'Update Artist' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    img_url: '/v0/b/portrait.jpg',
    portrait_alt: 'Ngọzi Eze at work in Enugu',
  });
});

test('the form asks before it loses changes, and no longer after saving', async () => {
  const { user, notify } = openEdit();
  await user.type(await screen.findByLabelText('Last name'), 'x');
  await user.click(screen.getByRole('link', { name: 'Artists' }));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.click(screen.getByRole('button', { name: 'Update Artist' }));
  await waitFor(() => expect(notify).toHaveBeenCalled());
  await user.click(screen.getByRole('link', { name: 'Artists' }));
  expect(screen.getByRole('heading', { name: 'All Artistes' })).toBeVisible();
});

test('an unknown artist shows a message with a link back', async () => {
  const { user } = open('/admin/edit-admin-artist/artist-9', saves('Artist updated.'));
  expect(await screen.findByText('No artist here')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the artists' }));
  expect(screen.getByRole('heading', { name: 'All Artistes' })).toBeVisible();
});

test('the page of an artist shows who changed it', async () => {
  openEdit();
  expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
  expect(screen.getByText(/Artist created/)).toBeVisible();
  expect(screen.getByText(/Ngọzi Eze/)).toBeVisible();
});

import { jpegFile, textFile } from '@gallery/shared/testing/image-bytes';
import { apiDown, refused } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { choose, openImport, record } from '../../testing/open-import';
import { storageAccess, stubStorage, uploadedTo } from '../../testing/stub-storage';

test('only wanted pictures are uploaded, and the page names those that fit no row or failed', async () => {
  const upload = stubStorage();
  const added = jest.fn((_query: object, _body: unknown) => ({ message: 'Picture added.' }));
  openImport('/admin/import/i1', {
    '/storage/token': storageAccess,
    'POST /collection/imports/i1/pictures': added,
    'POST /collection/imports/i1/pictures/match': {
      pictures: [
        { name: 'NW-001.jpg', row: 2, is_wanted: true },
        { name: 'NW-002.jpg', row: 3, is_wanted: true },
        { name: 'NW-003.jpg', row: 4, is_wanted: false },
        { name: 'other.jpg', row: null, is_wanted: false },
      ],
    },
  });
  await screen.findByLabelText('Choose pictures');
  const named = (name: string) => new File([jpegFile()], name, { type: 'image/jpeg' });
  choose(
    'Choose pictures',
    named('NW-001.jpg'),
    textFile('NW-002.jpg'),
    named('NW-003.jpg'),
    named('other.jpg'),
  );
  await screen.findByText('NW-002.jpg: Please select an Image file(png or jpeg)');
  upload.finish();
  expect(await screen.findByText(/^1 of 2 pictures uploaded. 1 were not needed. 1 fit no row/)).toBeVisible();
  expect(added.mock.calls.map(([, body]) => body)).toEqual([
    { name: 'NW-001.jpg', img_url: uploadedTo, width: 800, height: 600 },
  ]);
  expect(screen.getByText('other.jpg: fits no row')).toBeVisible();
});

const wantedPicture = {
  '/storage/token': storageAccess,
  'POST /collection/imports/i1/pictures/match': {
    pictures: [{ name: 'NW-001.jpg', row: 2, is_wanted: true }],
  },
};
const picture = () => new File([jpegFile()], 'NW-001.jpg', { type: 'image/jpeg' });

test('staff try a failed picture again without choosing it again', async () => {
  stubStorage().finish();
  const answers = { add: () => refused(422, 'A work has at most 9 pictures.') as object };
  const { user } = openImport('/admin/import/i1', {
    ...wantedPicture,
    'POST /collection/imports/i1/pictures': () => answers.add(),
  });
  await screen.findByLabelText('Choose pictures');
  choose('Choose pictures', picture());
  expect(await screen.findByText('NW-001.jpg: A work has at most 9 pictures.')).toBeVisible();
  answers.add = () => ({ message: 'Picture added.' });
  await user.click(screen.getByRole('button', { name: 'Try the failed picture again' }));
  expect(await screen.findByText('1 of 1 pictures uploaded.')).toBeVisible();
});

test('a lost connection interrupts the pictures, and staff resume them', async () => {
  stubStorage().finish();
  const answers: { add: () => Promise<object> } = { add: apiDown };
  const { user } = openImport('/admin/import/i1', {
    ...wantedPicture,
    'POST /collection/imports/i1/pictures': () => answers.add(),
  });
  await screen.findByLabelText('Choose pictures');
  choose('Choose pictures', picture());
  expect(await screen.findByText(/^0 of 1 pictures uploaded. The connection was lost./)).toBeVisible();
  answers.add = async () => ({ message: 'Picture added.' });
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('1 of 1 pictures uploaded.')).toBeVisible();
});

test('staff pause the pictures and resume them', async () => {
  const upload = stubStorage();
  const { user } = openImport('/admin/import/i1', {
    ...wantedPicture,
    'POST /collection/imports/i1/pictures': { message: 'Picture added.' },
  });
  await screen.findByLabelText('Choose pictures');
  choose('Choose pictures', picture());
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(screen.getByText('0 of 1 pictures uploaded. Paused.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Resume' })).toHaveFocus();
  upload.finish();
  await screen.findByText('1 of 1 pictures uploaded. Paused.');
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('1 of 1 pictures uploaded.')).toBeVisible();
});

test('the page shows matched pictures, and warns of those under 1,000 px', async () => {
  const matched = [
    { row: 2, name: 'NW-040', img_url: '/v0/b/x/o/a.jpg', views: 1, width: 412, height: 300 },
    { row: 3, name: 'NW-021', img_url: '/v0/b/x/o/b.jpg', views: 3, width: 1600, height: 1200 },
  ];
  openImport('/admin/import/i1', {
    'GET /collection/imports/i1': { import: { ...record, matched, small_pictures: 1 } },
  });
  const [small, large] = within(await screen.findByRole('list', { name: 'Matched pictures' })).getAllByRole(
    'listitem',
  );
  expect(small).toHaveTextContent('NW-040412 × 300 px, small');
  expect(large).toHaveTextContent('NW-021Matched, 3 views');
  expect(screen.getByText(/^1 picture has a side under 1,000 px/)).toBeVisible();
});

import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { EditArtworkScreen } from './edit-artwork-screen';

function openWork(changes: object = {}) {
  const state = {
    artwork: { ...sampleArtwork(), artist_email: 'ngozi@example.com', picture_state: 'made', ...changes },
    audit: [],
    numbers: [] as object[],
  };
  const make = jest.fn((_sent: unknown) => {
    Object.assign(state.artwork, { edition: { number: 1, size: 2, available: 2, shown_id: 'work-1' } });
    state.numbers = [
      { _id: 'work-1', number: 1, availability: 'available' },
      { _id: 'work-2', number: 2, availability: 'sold' },
    ];
    return { message: 'The edition of 2 is made.', artwork: state.artwork };
  });
  stubApi({
    '/artwork/work-1/record': () => ({ ...state, artwork: { ...state.artwork } }),
    '/artwork/work-1/edition': (_query, sent) => make(sent),
  });
  const app = renderApp(
    <Routes>
      <Route path="/admin/edit-artwork/:id" element={<EditArtworkScreen />} />
    </Routes>,
    '/admin/edit-artwork/work-1',
  );
  return { ...app, make };
}

test('a curator makes an edition and sees its numbers', async () => {
  const { user, notify, make } = openWork();
  await user.type(await screen.findByLabelText('How many numbers'), '2');
  await user.click(screen.getByRole('button', { name: 'Make an edition' }));
  const edition = await screen.findByRole('region', { name: 'Edition: this is number 1 of 2' });
  expect(make).toHaveBeenCalledWith({ size: 2 });
  expect(notify).toHaveBeenCalledWith('The edition of 2 is made.', 'success');
  expect(edition).toHaveTextContent('1 of 2 available, 1 sold.');
  expect(within(edition).getByRole('link', { name: 'Number 1' })).toHaveAttribute('aria-current', 'page');
  expect(within(edition).getByRole('link', { name: 'Number 2' })).toHaveAttribute(
    'href',
    '/admin/edit-artwork/work-2',
  );
});

test('the form refuses an edition of one number', async () => {
  const { user, make } = openWork();
  await user.type(await screen.findByLabelText('How many numbers'), '1');
  await user.click(screen.getByRole('button', { name: 'Make an edition' }));
  expect(await screen.findByText('An edition has 2 to 500 numbers')).toBeVisible();
  expect(make).not.toHaveBeenCalled();
});

test('a sold unique work offers no edition', async () => {
  openWork({ availability: 'sold' });
  await screen.findByLabelText('Price');
  expect(screen.queryByRole('region', { name: 'Edition' })).not.toBeInTheDocument();
});

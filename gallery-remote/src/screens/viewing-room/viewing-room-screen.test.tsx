import { viewingRoomPaths } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { Route, Routes } from '@gallery/shared/router';
import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { neverAnswered, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { ArtworkScreen } from '../artwork-screen';
import { ViewingRoomScreen } from './viewing-room-screen';

const token = '0123456789abcdef0123456789abcdef';
const works = [
  listed(sampleArtwork({ _id: '00000000-0000-4000-8000-000000000001' })),
  listed(
    sampleArtwork({
      _id: '00000000-0000-4000-8000-000000000002',
      name_of_artwork: 'Uzọ',
      availability: 'sold',
    }),
  ),
];
const room = {
  token,
  title: 'Two works for the Ikoyi house',
  recipient: 'Adaeze Nwosu',
  note: 'Start with the first.',
  show_prices: true,
  closes_at: '2099-12-12T17:00:00.000Z',
  artworks: works,
  stream_position: 1,
};
const page = (
  <Routes>
    <Route path="/viewing-room/:id" element={<ViewingRoomScreen />} />
    <Route path="/art-page/:id" element={<ArtworkScreen />} />
  </Routes>
);
const send = jest.fn((_address: string, _body: Blob) => true);

beforeEach(() => {
  send.mockClear();
  Object.assign(navigator, { sendBeacon: send });
});

test('the edge renders the room with its works, and it hydrates', async () => {
  stubApi({ [`/viewing/${token}`]: room });
  const { html, consoleErrors } = await hydrateApp(page, `/viewing-room/${token}`, pageDataOf(routes));
  expect(html).toContain('Two works for the Ikoyi house');
  expect(html).toMatch(/noindex/);
  expect(consoleErrors).toEqual([]);
});

test('a work shows its materials, or else its type', async () => {
  const [first, second] = works;
  const artworks = [{ ...first, materials: 'Oil on canvas' }, second];
  stubApi({ [`/viewing/${token}`]: { ...room, artworks } });
  renderApp(page, `/viewing-room/${token}`);
  const [one, other] = await screen.findAllByRole('listitem');
  expect(one).toHaveTextContent(/oil on canvas, /);
  expect(one).not.toHaveTextContent(/painting, /);
  expect(other).toHaveTextContent(/painting, /);
});

test('a visitor sees the note and the states, and the page reports the opening', async () => {
  stubApi({ [`/viewing/${token}`]: room });
  renderApp(page, `/viewing-room/${token}`);
  expect(await screen.findByText('For Adaeze Nwosu')).toBeVisible();
  expect(screen.getByText('Start with the first.')).toBeVisible();
  expect(screen.getByText('Sold')).toBeVisible();
  expect(screen.getByText(/We count how often this page is opened/)).toBeVisible();
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(`/api${viewingRoomPaths.views(token)}`, expect.any(Blob)),
  );
});

test('a room without prices invites to ask', async () => {
  const artworks = works.map((work) => ({ ...work, price: null }));
  stubApi({ [`/viewing/${token}`]: { ...room, show_prices: false, artworks } });
  renderApp(page, `/viewing-room/${token}`);
  expect(await screen.findByRole('button', { name: 'Ask about it: Agwọlagwọ' })).toBeVisible();
  expect(screen.queryByText(/#|Price on request/)).not.toBeInTheDocument();
});

test('a visitor reads the note on a work, and finds a single price hidden', async () => {
  const [first, second] = works;
  const artworks = [
    { ...first, price: null, note: 'It fits between the windows.', show_price: false },
    { ...second, availability: 'available', price: 640_000, note: '', show_price: true },
  ];
  stubApi({ [`/viewing/${token}`]: { ...room, artworks } });
  renderApp(page, `/viewing-room/${token}`);
  const [hidden, shown] = (await screen.findAllByRole('listitem')).map((item) => within(item));
  expect(hidden?.getByText('It fits between the windows.')).toBeVisible();
  expect(hidden?.queryByText(/#|naira|Price on request/)).not.toBeInTheDocument();
  expect(hidden?.getByRole('button', { name: 'Ask about it: Agwọlagwọ' })).toBeVisible();
  expect(shown?.getByText('640,000 naira')).toBeVisible();
  expect(shown?.queryByText(/windows/)).not.toBeInTheDocument();
});

test('the page of a work does not take a hidden price for a price on request', async () => {
  const artworks = works.map((work) => ({ ...work, price: null }));
  stubApi({
    [`/viewing/${token}`]: { ...room, show_prices: false, artworks },
    [`/artwork/${works[0]?._id}`]: neverAnswered,
  });
  const { user } = renderApp(page, `/viewing-room/${token}`);
  await user.click(await screen.findByRole('link', { name: 'See the work: Agwọlagwọ' }));
  await waitFor(() => expect(shownAddress()).toMatch(/^\/art-page/));
  expect(screen.queryByText('Price on request')).not.toBeInTheDocument();
});

test('a visitor asks about a work, and the reply names the room and the work', async () => {
  const sent: unknown[] = [];
  stubApi({
    [`/viewing/${token}`]: room,
    '/contact': (_address, body) => {
      sent.push(body);
      return { message: 'Thank you!' };
    },
  });
  const { user, notify } = renderApp(page, `/viewing-room/${token}`);
  await user.click(await screen.findByRole('button', { name: 'Ask about it: Agwọlagwọ' }));
  expect(screen.getByRole('button', { name: 'Agwọlagwọ', pressed: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Uzọ' })).not.toBeInTheDocument();
  expect(await screen.findByLabelText('Name')).toHaveValue('Adaeze Nwosu');
  await user.type(screen.getByLabelText('Email'), 'adaeze@mail.example');
  await user.type(screen.getByLabelText('Message'), 'Could I see it on Saturday?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Thank you!', 'success'));
  expect(sent).toEqual([
    {
      firstName: 'Adaeze Nwosu',
      lastName: '',
      phoneNumber: '',
      email: 'adaeze@mail.example',
      textarea:
        'Viewing room: Two works for the Ikoyi house\nAbout: Agwọlagwọ\n\nCould I see it on Saturday?',
    },
  ]);
});

test('a closed room says whom to ask', async () => {
  stubApi({});
  renderApp(page, `/viewing-room/${token}`);
  expect(await screen.findByText(/This viewing room is closed\. Ask us for a new link/)).toBeVisible();
});

import type { Artwork, AvailabilityChange } from '@gallery/shared/contract/catalogue/artwork';
import type { followAvailability } from '@gallery/shared/live';
import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GalleryApp } from '../../app';
import { routes } from '../../routes';
import { Background } from './background';

type Follow = typeof followAvailability;
const followed = jest.fn<ReturnType<Follow>, Parameters<Follow>>(() => new Promise(() => undefined));
jest.mock('@gallery/shared/live', () => ({
  followAvailability: (...given: Parameters<Follow>) => followed(...given),
}));

const work = sampleArtwork();
const held = { _id: work._id, availability: 'held', held_until: '2026-11-21T11:41:00.000Z' } as const;
const sold = { _id: work._id, availability: 'sold', held_until: null } as const;

function openAt(path: string, now: () => Artwork = () => work) {
  stubApi({
    '/artwork': () => ({
      artworks: [now()],
      next: null,
      total: 1,
      counts: { Painting: 1, 'Digital Painting': 0, Sculpture: 0 },
    }),
    '/artwork/work-1': () => ({ artwork: now() }),
    '/artist/artists': { artists: [], next: null },
  });
  return renderApp(<GalleryApp />, path);
}

/** Sends an event to the page after it follows the stream. */
async function stream() {
  await waitFor(() => expect(followed).toHaveBeenCalled());
  const [listener] = followed.mock.lastCall as Parameters<Follow>;
  return {
    tell: (change: AvailabilityChange) => act(async () => listener.onEvent(change, '5')),
    open: () => act(async () => listener.onStale()),
  };
}

beforeEach(() => {
  followed.mockClear();
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(700);
});
afterEach(() => jest.restoreAllMocks());

test('the page of a work follows holds, sales, and releases', async () => {
  openAt('/art-page/work-1');
  // The first test to open the screen waits for its code.
  expect(await screen.findByRole('link', { name: 'Buy this artwork' }, { timeout: 20_000 })).toBeVisible();
  const { tell: send } = await stream();
  const [state] = screen.getAllByRole('status');
  await send(held);
  await waitFor(() => expect(state).toHaveTextContent('Held for another collector until 12:41'));
  expect(screen.queryByRole('link', { name: 'Buy this artwork' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Talk to us' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See similar works' })).toBeVisible();
  await send(sold);
  await waitFor(() => expect(state).toHaveTextContent('Sold'));
  await send({ _id: work._id, availability: 'available', held_until: null });
  expect(await screen.findByRole('link', { name: 'Buy this artwork' })).toBeVisible();
});

test.each(['/artist', '/'])('the cards of %s follow holds and sales', async (path) => {
  openAt(path);
  const { tell: send } = await stream();
  const list = path === '/' ? 'tabpanel' : 'region';
  const card = await within(await screen.findByRole(list, listNamed(path))).findByRole('link', {
    name: /^Agwọlagwọ/,
  });
  await send(held);
  await waitFor(() => expect(card).toHaveTextContent('Held until 12:41'));
  await send(sold);
  await waitFor(() => expect(card).toHaveTextContent('Sold'));
});

test('a page reads again when the stream cannot update it', async () => {
  let now: Artwork = work;
  openAt('/art-page/work-1', () => now);
  expect(await screen.findByRole('link', { name: 'Buy this artwork' })).toBeVisible();
  now = { ...work, ...sold };
  await (await stream()).open();
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Buy this artwork' })).not.toBeInTheDocument(),
  );
});

const listNamed = (path: string) => (path === '/' ? {} : { name: 'Results' });

test('the stream resumes at the oldest answer of the page', async () => {
  const list = { artworks: [listed(work)], next: null, total: 1, stream_position: 9 };
  const counts = { Painting: 1, 'Digital Painting': 0, Sculpture: 0 };
  stubApi({
    '/artwork': { ...list, counts },
    '/artwork/work-1': { artwork: work, stream_position: 7 },
    '/artist/artists': { artists: [], next: null },
  });
  await hydrateApp(<GalleryApp />, '/art-page/work-1', pageDataOf(routes));
  await waitFor(() => expect(followed.mock.lastCall?.[2]).toBe('7'));
});

test('nothing changes the data of later sections before their code hydrates them', async () => {
  let arrive = (_sections: unknown) => {};
  const sections = new Promise<unknown>((resolve) => {
    arrive = resolve;
  });
  renderApp(<Background screens={[]} loadSections={() => sections} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(followed).not.toHaveBeenCalled();
  await act(async () => arrive(null));
  await waitFor(() => expect(followed).toHaveBeenCalled());
});

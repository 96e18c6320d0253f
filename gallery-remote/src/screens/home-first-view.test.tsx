import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { act } from '@testing-library/react';
import { routes } from '../routes';
import { HomeScreen } from './home-screen';

jest.mock('./parts/landing-sections', () => ({ LandingSections: () => <p>Sections</p> }));

test('the first view of an old page changes no work before the sections hydrate', async () => {
  let reads = 0;
  stubApi({
    '/event': { events: [] },
    '/lot': { lots: [], next: null, now: new Date().toISOString(), stream_position: 1 },
    '/auction': { auctions: [], now: new Date().toISOString() },
    '/artwork': ({ place }) => {
      if (place) reads += 1;
      return { artworks: place ? [sampleArtwork()] : [], next: null };
    },
  });
  const today = Date.now();
  const { consoleErrors } = await hydrateApp(<HomeScreen />, '/', pageDataOf(routes), () =>
    jest.spyOn(Date, 'now').mockReturnValue(today + 60_000),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(reads).toBe(1);
  expect(consoleErrors).toEqual([]);
  jest.restoreAllMocks();
});

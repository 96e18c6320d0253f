import type { ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { useQueryClient } from '@gallery/shared/query';
import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { artworkQueries } from '../queries/artwork.queries';
import { routes } from '../routes';
import { HomeScreen } from './home-screen';

test('a work that changes before the sections hydrate keeps the HTML of the edge, with the saved address', async () => {
  stubApi({
    '/event': { events: [] },
    '/gallery': { address: '1 Marina, Lagos', hours: 'Every day', phone: '+234 700 000 0000' },
    '/lot': { lots: [], next: null, now: new Date().toISOString(), stream_position: 1 },
    '/auction': { auctions: [], now: new Date().toISOString() },
    '/artwork': ({ place }) => ({ artworks: place ? [hero, work] : [], next: null }),
  });
  const { html, consoleErrors } = await hydrateApp(<PageWithChange />, '/', pageDataOf(routes));
  expect(await screen.findByText('Renamed meanwhile')).toBeVisible();
  expect(html).toContain('<dd>1 Marina, Lagos</dd>');
  expect(html).toContain('"telephone":"+234 700 000 0000"');
  expect(screen.getByText('Every day')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

/** Changes the work in the same commit that hydrates the first view. */
function PageWithChange() {
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.setQueryData<ArtworksAnswer>(
      artworkQueries.landing().queryKey,
      (known) => known && { ...known, artworks: [hero, { ...work, name_of_artwork: 'Renamed meanwhile' }] },
    );
  }, [queryClient]);
  return <HomeScreen />;
}

const hero = sampleArtwork();
const work = sampleArtwork({ _id: 'c'.repeat(24), name_of_artwork: 'Second' });

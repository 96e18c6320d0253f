import { Route, Routes } from '@gallery/shared/router';
import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { ArtworkScreen } from './artwork-screen';

const work = sampleArtwork();
const sibling = sampleArtwork({ _id: 'work-2', name_of_artwork: 'Lines for My Mother', price: 1_250_000 });

const area = (
  <Routes>
    <Route path="/art-page/:id" element={<ArtworkScreen />} />
  </Routes>
);

test('an artist with one work shows no strip', async () => {
  stubApi({
    '/artwork': { artworks: [work], next: null },
    '/artwork/work-1': { artwork: work },
  });
  const { consoleErrors } = await hydrateApp(area, '/art-page/work-1', pageDataOf(routes));
  expect(consoleErrors).toEqual([]);
  expect(screen.getByRole('heading', { name: 'About the Artist' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^More Art works/ })).not.toBeInTheDocument();
});

test('the edge renders the work, and the page hydrates without an error', async () => {
  const exhibition = {
    _id: 'e',
    kind: 'exhibition',
    date: '2024',
    text: 'After the Rains, Lagos',
    pictures: [],
  };
  stubApi({
    '/artwork': { artworks: [work, sibling], next: null },
    '/artwork/work-1': { artwork: { ...work, entries: [exhibition] } },
  });
  const { html, status, consoleErrors } = await hydrateApp(area, '/art-page/work-1', pageDataOf(routes));
  expect(status).toBe(200);
  expect(html).toContain('Lines for My Mother');
  expect(html).toContain('<link rel="canonical" href="https://gallery.test/art-page/work-1"/>');
  expect(html).toContain('name="fullname"');
  expect(JSON.parse(html.match(/ld\+json">(.*?)<\/script>/)?.[1] ?? '')).toMatchObject({
    '@type': 'VisualArtwork',
    name: 'Agwọlagwọ',
    artist: { '@type': 'Person', name: 'Ngọzi Eze', url: 'https://gallery.test/artist/ngozi-eze' },
    image: 'https://gallery.test/v0/coil/1280.webp',
    artMedium: 'Oil on linen',
    height: { '@type': 'Distance', name: '90 cm' },
    width: { '@type': 'Distance', name: '120 cm' },
    subjectOf: [{ '@type': 'ExhibitionEvent', name: 'After the Rains, Lagos', startDate: '2024' }],
    offers: {
      '@type': 'Offer',
      price: 1_850_000,
      priceCurrency: 'NGN',
      availability: 'https://schema.org/InStock',
      url: 'https://gallery.test/art-page/work-1',
    },
  });
  expect(html).not.toContain(' style=');
  expect(consoleErrors).toEqual([]);
});

test('the edge renders links to further pictures, and lists them for search engines', async () => {
  const further = { _id: 'p-1', kind: 'back' as const, alt: '', img_url: '/v0/back.jpg', picture: null };
  stubApi({
    '/artwork': { artworks: [work, sibling], next: null },
    '/artwork/work-1': { artwork: { ...work, pictures: [further] } },
  });
  const { html, consoleErrors } = await hydrateApp(area, '/art-page/work-1', pageDataOf(routes));
  expect(html).toContain('href="/v0/back.jpg" aria-label="Back, 2 of 2"');
  expect(JSON.parse(html.match(/ld\+json">(.*?)<\/script>/)?.[1] ?? '')).toMatchObject({
    image: ['https://gallery.test/v0/coil/1280.webp', 'https://gallery.test/v0/back.jpg'],
  });
  expect(consoleErrors).toEqual([]);
});

test('the edge answers 404 with noindex for an unknown work', async () => {
  stubApi({});
  const { html, status, consoleErrors } = await hydrateApp(area, '/art-page/nobody', pageDataOf(routes));
  expect(status).toBe(404);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(consoleErrors).toEqual([]);
});

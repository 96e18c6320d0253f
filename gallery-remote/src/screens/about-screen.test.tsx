import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp, textsOf } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { neverAnswered, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { AboutScreen } from './about-screen';

const works = { artworks: [sampleArtwork()], next: null };

test('the page shows the founder and the partners', async () => {
  stubApi({ '/artwork': works });
  renderApp(<AboutScreen />, '/about');
  const founder = screen.getByRole('region', { name: 'Ijeoma Okwuosa' });
  expect(within(founder).getByText(/business woman, tech entrepreneur and attorney/)).toBeVisible();
  const partners = within(screen.getByRole('region', { name: 'Partnership' })).getAllByRole('listitem');
  expect(textsOf(partners)).toEqual(Array(4).fill('Uli Gallery'));
});

test('the featured works link to their pages, and the last link to all artworks', async () => {
  stubApi({ '/artwork': works });
  renderApp(<AboutScreen />, '/about');
  const strip = within(screen.getByRole('region', { name: 'Featured Art' }));
  expect(await strip.findByRole('link', { name: 'Agwọlagwọ Ngọzi Eze' })).toHaveAttribute(
    'href',
    '/art-page/work-1',
  );
  expect(strip.getByRole('img', { name: 'A black coil on raw linen' })).toHaveAttribute('loading', 'lazy');
  expect(strip.getByRole('link', { name: 'View all artworks' })).toHaveAttribute('href', '/artist');
});

test('a spinner takes the place of the featured works while they load', () => {
  stubApi({ '/artwork': neverAnswered });
  renderApp(<AboutScreen />, '/about');
  const strip = screen.getByRole('region', { name: 'Featured Art' });
  expect(within(strip).getByRole('status')).toHaveTextContent('Loading');
});

test('the edge renders the page, and it hydrates without an error', async () => {
  stubApi({ '/artwork': works });
  const { html, status, consoleErrors } = await hydrateApp(<AboutScreen />, '/about', pageDataOf(routes));
  expect(status).toBe(200);
  expect(html).toContain('<link rel="canonical" href="https://gallery.test/about"/>');
  expect(html).not.toContain(' style=');
  expect(consoleErrors).toEqual([]);
});

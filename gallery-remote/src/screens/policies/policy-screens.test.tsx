import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp, textsOf } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';
import { DeliveryScreen } from './delivery-screen';
import { PrivacyScreen } from './privacy-screen';
import { ReturnsScreen } from './returns-screen';
import { TermsScreen } from './terms-screen';

const pages = [
  ['/delivery', DeliveryScreen, 'Delivery', 'Import duties and taxes'],
  ['/returns', ReturnsScreen, 'Returns', 'Your 14 days'],
  ['/terms-of-sale', TermsScreen, 'Terms of sale', 'Authenticity and description'],
  ['/privacy', PrivacyScreen, 'Privacy', 'Your rights'],
] as const;

test.each(pages)('%s shows its chapters as a draft for the lawyer', (path, Screen, title, chapter) => {
  renderApp(<Screen />, path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(/^Draft of .* for review by the gallery’s lawyer\.$/)).toBeVisible();
  const chapters = textsOf(screen.getAllByRole('heading', { level: 2 }));
  expect(chapters).toContain(chapter);
  expect(chapters.at(-1)).toBe('Questions');
  expect(screen.getByRole('link', { name: 'contact form' })).toHaveAttribute('href', '/contact-us');
});

test('the page about returns says the days that the owner set', async () => {
  stubApi({ '/gallery': { address: '1 Marina', hours: 'Every day', phone: '+234', return_days: 30 } });
  renderApp(<ReturnsScreen />, '/returns');
  expect(await screen.findByRole('heading', { name: 'Your 30 days' })).toBeVisible();
  expect(screen.getByText(/may come back within 30 days of its arrival/)).toBeVisible();
});

beforeEach(() =>
  stubApi({ '/gallery': { address: '1 Marina, Lagos', hours: 'Every day', phone: '+234 700 000 0000' } }),
);

test.each(pages)('the edge renders %s, and it hydrates without an error', async (path, Screen) => {
  const { html, status, consoleErrors } = await hydrateApp(<Screen />, path, pageDataOf(routes));
  expect(status).toBe(200);
  expect(html).toContain('1 Marina, Lagos');
  expect(html).toContain(`<link rel="canonical" href="https://gallery.test${path}"/>`);
  expect(consoleErrors).toEqual([]);
});

import { certificateNumberOf } from '@gallery/shared/contract/catalogue/certificates/certificate';
import { Route, Routes } from '@gallery/shared/router';
import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';
import { CertificateSearchScreen } from './search-screen';

const page = (
  <Routes>
    <Route path="/certificate" element={<CertificateSearchScreen />} />
    <Route path="/certificate/:id" element={<p>The certificate</p>} />
  </Routes>
);

test.each([
  ['UG-2026-0142', 'UG-2026-0142'],
  [' ug 2026 0142 ', 'UG-2026-0142'],
  ['ug20260142', 'UG-2026-0142'],
  ['UG-2026-142', null],
  ['2026-0142', null],
  ['', null],
])('reads %j as the number %j', (typed, number) => {
  expect(certificateNumberOf(typed)).toBe(number);
});

test('a typed number leads to its certificate', async () => {
  stubApi({});
  renderApp(page, '/certificate?number=ug+2026+0142');
  expect(await screen.findByText('The certificate')).toBeVisible();
  expect(window.location.pathname).toBe('/certificate/UG-2026-0142');
});

test('the edge renders the form, and another text gets a message', async () => {
  stubApi({});
  const { consoleErrors } = await hydrateApp(page, '/certificate?number=0142', pageDataOf(routes));
  const field = screen.getByRole('textbox', { name: 'Certificate number' });
  expect(field).toHaveValue('0142');
  expect(field).toHaveAccessibleDescription(/^This is not a certificate number\./);
  expect(consoleErrors).toEqual([]);
});

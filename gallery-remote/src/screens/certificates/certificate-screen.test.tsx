import type { Certificate } from '@gallery/shared/contract/catalogue/certificates/certificate';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';
import { CertificateScreen } from './certificate-screen';

const certificate: Certificate = {
  number: 'UG-2026-0142',
  state: 'current',
  is_signed: true,
  issued_at: '2026-11-27T10:00:00.000Z',
  artwork_id: 'work-1',
  title: 'Agwọlagwọ',
  artist: 'Ngọzi Eze',
  facts: [{ name: 'Medium', value: 'Ink on raw linen' }],
  picture: null,
  hash: '3f9c41ae',
  signature: 'c2lnbmVk',
  public_key: 'a2V5',
  ended_at: null,
  replaced_by: null,
  reason: null,
};

function openCertificate(changes: Partial<Certificate> = {}) {
  stubApi({ '/certificate/UG-2026-0142': { certificate: { ...certificate, ...changes } } });
  renderApp(
    <Routes>
      <Route path="/certificate/:id" element={<CertificateScreen />} />
    </Routes>,
    '/certificate/UG-2026-0142',
  );
}

test('a current certificate shows its verdict, its facts, and a warning of similar addresses', async () => {
  openCertificate();
  expect(await screen.findByRole('heading', { level: 1, name: 'Verified' })).toBeVisible();
  expect(screen.getByText('Ink on raw linen')).toBeVisible();
  expect(screen.getByText('Check the address of this page.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download certificate (PDF)' })).toHaveAttribute(
    'href',
    '/api/certificate/UG-2026-0142/pdf',
  );
});

test('a superseded certificate links to its successor', async () => {
  const ended_at = '2026-12-01T10:00:00.000Z';
  openCertificate({ state: 'superseded', ended_at, replaced_by: 'UG-2026-0150' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Superseded' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'UG-2026-0150' })).toHaveAttribute(
    'href',
    '/certificate/UG-2026-0150',
  );
  expect(
    screen.getByText('Certificate UG-2026-0142 is no longer evidence of who owns the work.'),
  ).toBeVisible();
});

test('a withdrawn certificate states the day and the reason', async () => {
  openCertificate({ state: 'withdrawn', ended_at: '2026-12-01T10:00:00.000Z', reason: 'Lost in a fire.' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Withdrawn' })).toBeVisible();
  expect(screen.getByText(/December 1, 2026\. Reason: Lost in a fire\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tell the gallery' })).toHaveAttribute('href', '/contact-us');
});

test('facts without a valid signature are not verified', async () => {
  openCertificate({ is_signed: false });
  expect(await screen.findByRole('heading', { level: 1, name: 'Not verified' })).toBeVisible();
});

test('an unknown number shows what numbers look like', async () => {
  stubApi({});
  renderApp(
    <Routes>
      <Route path="/certificate/:id" element={<CertificateScreen />} />
    </Routes>,
    '/certificate/UG-2026-9999',
  );
  expect(await screen.findByRole('heading', { name: 'We cannot find this certificate' })).toBeVisible();
});

test('no stored copy of the page hides that a certificate has ended', () => {
  const route = routes.find(({ path }) => path === '/certificate/:id');
  expect(route?.live).toBe('Loading the certificate');
});

import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp } from '@gallery/shared/testing/render-app';
import { screen, within } from '@testing-library/react';
import { Layout } from './layout';

test.each([false, true])('a demo shows its label before and after hydration (bare: %s)', async (bare) => {
  const { html, consoleErrors } = await hydrateApp(
    <Layout bare={bare} demo>
      <h1>Home</h1>
    </Layout>,
    '/',
  );
  expect(html).toContain('>Demo</span>');
  expect(consoleErrors).toEqual([]);
  expect(within(screen.getByRole('banner')).getByText('Demo')).toBeVisible();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Uli Gallery' })).toBeVisible();
});

test('a real gallery shows no label', () => {
  renderApp(
    <Layout bare={false} demo={false}>
      <h1>Home</h1>
    </Layout>,
  );
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.queryByText('Demo')).toBeNull();
});

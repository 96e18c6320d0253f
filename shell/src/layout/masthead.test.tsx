import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp } from '@gallery/shared/testing/render-app';
import { screen, within } from '@testing-library/react';
import { Layout } from './layout';

test.each(['shop', 'office', 'room'] as const)(
  'a demo shows its label before and after hydration (%s)',
  async (frame) => {
    const { html, consoleErrors } = await hydrateApp(
      <Layout frame={frame} demo>
        <h1>Home</h1>
      </Layout>,
      '/',
    );
    expect(html).toContain('>Demo</span>');
    expect(consoleErrors).toEqual([]);
    expect(within(screen.getByRole('banner')).getByText('Demo')).toBeVisible();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Uli Gallery' })).toBeVisible();
  },
);

test('a real gallery shows no label', () => {
  renderApp(
    <Layout frame="shop" demo={false}>
      <h1>Home</h1>
    </Layout>,
  );
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.queryByText('Demo')).toBeNull();
});

import { renderApp } from '@gallery/shared/testing/render-app';
import { screen } from '@testing-library/react';
import { Dropdown } from './dropdown';

async function open() {
  const { user } = renderApp(
    <>
      <Dropdown label="Columns">
        <button type="button">Year</button>
      </Dropdown>
      <button type="button">Export</button>
    </>,
  );
  await user.click(screen.getByText('Columns'));
  await user.click(screen.getByRole('button', { name: 'Year' }));
  expect(screen.getByRole('button', { name: 'Year' })).toBeVisible();
  return user;
}

test('Escape closes a dropdown and focuses its label', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Year')).not.toBeVisible();
  expect(screen.getByText('Columns')).toHaveFocus();
});

test.each([
  ['a press outside', (user: Awaited<ReturnType<typeof open>>) => user.click(document.body)],
  ['the Tab key', (user: Awaited<ReturnType<typeof open>>) => user.tab()],
])('%s closes a dropdown', async (_what, leave) => {
  await leave(await open());
  expect(screen.getByText('Year')).not.toBeVisible();
});

import { useLocation } from '@gallery/shared/router';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { screen } from '@testing-library/react';
import { TabList, TabPanel } from './tabs';

const tabs = ['oil', 'ink', 'clay'].map((value) => ({ value, label: value, to: `/?by=${value}` }));

test('arrow keys, Home, and End select a tab', async () => {
  const { user } = renderApp(<Materials />, '/?by=oil');
  expect(screen.getByRole('tablist', { name: 'Materials' })).toBeVisible();

  await user.tab();
  expect(screen.getByRole('tab', { name: 'oil' })).toHaveFocus();

  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'ink', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'ink' })).toHaveTextContent('Works in ink');

  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'clay', selected: true })).toHaveFocus();

  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'oil', selected: true })).toHaveFocus();

  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'clay', selected: true })).toHaveFocus();
});

test('the Tab key stops only at the selected tab', async () => {
  const { user } = renderApp(<Materials />, '/?by=ink');
  await user.tab();
  expect(screen.getByRole('tab', { name: 'ink' })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('a click selects a tab and sets the address', async () => {
  const { user } = renderApp(<Materials />, '/?by=oil');
  await user.click(screen.getByRole('tab', { name: 'clay' }));
  expect(screen.getByRole('tabpanel', { name: 'clay' })).toHaveTextContent('Works in clay');
  expect(shownAddress()).toBe('/?by=clay');
});

function Materials() {
  const selected = new URLSearchParams(useLocation().search).get('by') ?? 'oil';
  return (
    <>
      <TabList name="by" label="Materials" tabs={tabs} selected={selected} />
      <TabPanel name="by" value={selected}>
        Works in {selected}
      </TabPanel>
    </>
  );
}

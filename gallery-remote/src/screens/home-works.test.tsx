import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { apiDown, neverAnswered, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { openGallery } from '../testing/open-gallery';
import { HomeScreen } from './home-screen';

test('the gallery shows paintings first, each with a link to its page', async () => {
  openGallery();
  const { user } = renderApp(<HomeScreen />);
  expect(screen.getByRole('heading', { level: 2, name: 'Finest Arts' })).toBeVisible();
  expect(screen.getByText('Explore Different Piece.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Painting', selected: true })).toBeVisible();

  await user.click(await screen.findByRole('link', { name: 'Agwọlagwọ Ngọzi Eze' }));
  expect(shownAddress()).toBe('/art-page/work-1');
});

test('a skeleton says that the works load', async () => {
  stubApi({ '/artwork': neverAnswered });
  renderApp(<HomeScreen />);
  expect(within(screen.getByRole('tabpanel')).getByRole('status')).toHaveTextContent('Loading');
});

test('a tab shows its own works and sets the address', async () => {
  openGallery();
  const { user } = renderApp(<HomeScreen />);
  await user.click(screen.getByRole('tab', { name: 'Sculpture' }));
  expect(shownAddress()).toBe('/?category=sculpture');
  const panel = screen.getByRole('tabpanel', { name: 'Sculpture' });
  expect(await within(panel).findByRole('link', { name: 'Mother and Seed Ngọzi Eze' })).toBeVisible();
  expect(within(panel).queryByText('Agwọlagwọ')).not.toBeInTheDocument();
});

test.each(['/?category=sculpture', '/?tab=sculpture', '/#sculpture'])(
  'the address %s opens the sculptures and becomes canonical',
  async (path) => {
    openGallery();
    renderApp(<HomeScreen />, path);
    expect(await screen.findByRole('link', { name: 'Mother and Seed Ngọzi Eze' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Sculpture', selected: true })).toBeVisible();
    expect(shownAddress()).toBe('/?category=sculpture');
  },
);

test("'Show more' adds the next works and then disappears", async () => {
  openGallery();
  const { user } = renderApp(<HomeScreen />);
  const more = await screen.findByRole('link', { name: 'Show more' });
  expect(more).toHaveAttribute('href', expect.stringMatching(/^\/artist\?type=Painting&cursor=./));
  await user.click(more);
  expect(await screen.findByRole('link', { name: 'Self as Doorway Ngọzi Eze' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Agwọlagwọ Ngọzi Eze' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a category without works says so', async () => {
  openGallery();
  renderApp(<HomeScreen />, '/?category=digital-painting');
  expect(await screen.findByText('No artwork here')).toBeVisible();
});

test("'Try again' loads the works after a failure", async () => {
  stubApi({ '/artwork': apiDown, '/event': { events: [] } });
  const { user } = renderApp(<HomeScreen />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not send request. Kindly check your internet connection.',
  );
  expect(screen.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();

  openGallery();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Agwọlagwọ Ngọzi Eze' })).toBeVisible();
});

test('the page redirects by its hash after hydration', async () => {
  openGallery();
  const { consoleErrors } = await hydrateApp(<HomeScreen />, '/?tab=sculpture#top', pageDataOf(routes));
  expect(consoleErrors).toEqual([]);
  await waitFor(() => expect(shownAddress()).toBe('/?category=sculpture'));
  expect(await screen.findByRole('link', { name: 'Mother and Seed Ngọzi Eze' })).toBeVisible();
});

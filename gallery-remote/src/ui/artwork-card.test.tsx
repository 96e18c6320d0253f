import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { screen } from '@testing-library/react';
import { ArtworkCard } from './artwork-card';

test('a card shows picture, title, and artist, and links to the work', async () => {
  const { user } = renderApp(<ArtworkCard work={sampleArtwork()} sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'A black coil on raw linen' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Agwọlagwọ Ngọzi Eze' }));
  expect(shownAddress()).toBe('/art-page/work-1');
});

test('a card without an artist shows No Name', () => {
  renderApp(<ArtworkCard work={sampleArtwork({ artist_id: null, visual_description: null })} sizes="50vw" />);
  expect(screen.getByRole('link', { name: 'Agwọlagwọ No Name' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Agwọlagwọ by No Name' })).toBeVisible();
});

test('hover and focus report the intent to open the card', async () => {
  const onIntent = jest.fn();
  const { user } = renderApp(<ArtworkCard work={sampleArtwork()} sizes="50vw" onIntent={onIntent} />);
  await user.hover(screen.getByRole('link'));
  expect(onIntent).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(onIntent).toHaveBeenCalledTimes(2);
});

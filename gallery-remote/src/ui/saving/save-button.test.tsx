import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen, waitFor } from '@testing-library/react';
import { ArtworkCard } from '../artwork-card';
import { SaveButton } from './save-button';
import { fillSaveSlots, SaveSlot } from './save-slot';

const work = sampleArtwork({ _id: '00000000-0000-4000-8000-000000000001' });
const other = sampleArtwork({ _id: '00000000-0000-4000-8000-000000000002', name_of_artwork: 'Uzọ' });
const button = (pressed: boolean) => screen.findByRole('button', { name: 'Save Agwọlagwọ', pressed });

afterEach(() => localStorage.clear());

test('a card gets its button after the first view, beside its link', async () => {
  renderApp(<ArtworkCard work={work} sizes="50vw" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => fillSaveSlots(SaveButton));
  expect(await button(false)).toBeVisible();
  expect(screen.getByRole('link')).not.toContainElement(await button(false));
});

test('a visitor saves on the device, in every place of the work', async () => {
  fillSaveSlots(SaveButton);
  const { user, notify } = renderApp(
    <>
      <SaveSlot work={work} />
      <SaveSlot work={other} />
    </>,
  );
  await user.click(await button(false));
  expect(await button(true)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Uzọ', pressed: false })).toBeVisible();
  expect(notify).toHaveBeenCalledWith(expect.stringMatching(/^Saved on this device/), 'success');
  expect(JSON.parse(localStorage.getItem('saved works') ?? '')).toEqual([work._id]);
  await user.click(await button(true));
  expect(await button(false)).toBeVisible();
});

test('a customer saves in the account', async () => {
  let artworks: string[] = [];
  stubApi({
    'GET /saved/works': () => ({ artworks }),
    'POST /saved/works': (_query, body) => {
      artworks = [(body as { artwork_id: string }).artwork_id];
      return { message: 'Saved.' };
    },
    [`DELETE /saved/works/${work._id}`]: () => {
      artworks = [];
      return { message: 'Removed.' };
    },
  });
  fillSaveSlots(SaveButton);
  const { user } = renderApp(<SaveSlot work={work} labelled />, '/', { session: customerSession() });
  await user.click(await button(false));
  expect(await button(true)).toHaveTextContent('Save');
  expect(artworks).toEqual([work._id]);
  await user.click(await button(true));
  await waitFor(() => expect(artworks).toEqual([]));
  expect(localStorage).toHaveLength(0);
});

test('a refused save shows why, and the button returns', async () => {
  stubApi({
    'GET /saved/works': { artworks: [] },
    'POST /saved/works': () => refused(409, 'This list has 2000 works, the most possible.'),
  });
  fillSaveSlots(SaveButton);
  const { user, notify } = renderApp(<SaveSlot work={work} />, '/', { session: customerSession() });
  await user.click(await button(false));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringMatching(/^This list/), 'error'));
  expect(await button(false)).toBeVisible();
});

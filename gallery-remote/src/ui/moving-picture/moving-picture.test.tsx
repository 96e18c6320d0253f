import { Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import { act, screen } from '@testing-library/react';
import { lazy } from 'react';
import { ArtworkCard } from '../artwork-card';

const work = sampleArtwork();
const site = (
  <main>
    <Routes>
      <Route path="/artist" element={<ArtworkCard work={work} sizes="50vw" priority />} />
      <Route path="*" element={<WorkPage />} />
    </Routes>
  </main>
);

function WorkPage() {
  return (
    <article>
      <h1>Agwọlagwọ</h1>
      <ArtworkPicture work={work} sizes="90vw" priority />
    </article>
  );
}

/** The named pictures at each capture of the browser, before and after the change. */
let captured: Element[][];
let end: () => void;
const named = () => [...document.querySelectorAll('[data-moving]')];
const prefersReducedMotion = jest.fn();

beforeEach(() => {
  captured = [];
  prefersReducedMotion.mockReturnValue(false);
  Object.assign(window, { matchMedia: () => ({ matches: prefersReducedMotion() }) });
  Object.assign(document, { startViewTransition });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(window, 'matchMedia');
});

function startViewTransition(change: () => void) {
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  captured.push(named());
  void Promise.resolve().then(() => {
    act(change);
    captured.push(named());
  });
  return { ready: Promise.resolve(), finished, skipTransition: jest.fn() };
}

test("a click moves the card's picture into the page", async () => {
  const { user } = renderApp(site, '/artist');
  const picture = screen.getByRole('link').querySelector('picture')?.parentElement;
  await user.click(screen.getByRole('link'));
  expect(await screen.findByRole('heading', { name: 'Agwọlagwọ' })).toBeVisible();
  expect(captured).toEqual([
    [picture],
    [screen.getByRole('article').querySelector('picture')?.parentElement],
  ]);
  await act(async () => end());
  expect(named()).toEqual([]);
});

test('a double click on a card adds one history entry while the code of the page loads', async () => {
  const Late = lazy(() => new Promise<never>(() => undefined));
  const { user } = renderApp(
    <Routes>
      <Route path="/artist" element={<ArtworkCard work={work} sizes="50vw" priority />} />
      <Route path="*" element={<Late />} />
    </Routes>,
    '/artist',
  );
  const before = window.history.length;
  await user.dblClick(screen.getByRole('link'));
  expect([captured.length, shownAddress()]).toEqual([4, '/art-page/work-1']);
  expect(window.history).toHaveLength(before + 1);
});

test('reduced motion opens the page without a transition', async () => {
  prefersReducedMotion.mockReturnValue(true);
  const { user } = renderApp(site, '/artist');
  await user.click(screen.getByRole('link'));
  expect(await screen.findByRole('heading', { name: 'Agwọlagwọ' })).toBeVisible();
  expect(captured).toEqual([]);
});

test('a work opened in another tab starts no transition', async () => {
  const { user } = renderApp(site, '/artist');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link'));
  expect([shownAddress(), captured]).toEqual(['/artist', []]);
});

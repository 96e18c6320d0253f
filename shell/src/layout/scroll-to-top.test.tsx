import { Link, Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { ScrollToTop } from './scroll-to-top';

const scrollTo = jest.fn();

beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

test("the first page keeps the browser's scroll position", () => {
  renderApp(<Site />, '/list');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('a new path scrolls to the top and focuses its heading', async () => {
  const { user } = renderApp(<Site />, '/list');
  await user.click(screen.getByRole('link', { name: 'work' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('heading', { name: 'A work' })).toHaveFocus();
});

test('the focus waits for a late heading', async () => {
  const { user } = renderApp(<Site />, '/list');
  await user.click(screen.getByRole('link', { name: 'slow' }));
  expect(screen.getByRole('main')).toHaveFocus();
  act(() => void window.dispatchEvent(new Event('arrival')));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'A slow work' })).toHaveFocus());
});

test('a new query keeps scroll position and focus', async () => {
  const { user } = renderApp(<Site />, '/list');
  await user.click(screen.getByRole('link', { name: 'sculptures' }));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'sculptures' })).toHaveFocus();
});

test('Back restores the scroll position', async () => {
  const { user } = renderApp(<Site />, '/list');
  walkTo(1200);
  await user.click(screen.getByRole('link', { name: 'work' }));
  walkTo(0);
  act(() => window.history.back());
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 1200, behavior: 'instant' }));
});

function walkTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function Site() {
  return (
    <main tabIndex={-1}>
      <ScrollToTop />
      <Link to="/work">work</Link>
      <Link to="/slow">slow</Link>
      <Link to="/list?category=sculpture">sculptures</Link>
      <Routes>
        <Route path="/list" element={<h1>The list</h1>} />
        <Route path="/work" element={<h1>A work</h1>} />
        <Route path="/slow" element={<SlowScreen />} />
      </Routes>
    </main>
  );
}

function SlowScreen() {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const arrive = () => setThere(true);
    window.addEventListener('arrival', arrive);
    return () => window.removeEventListener('arrival', arrive);
  }, []);
  return there && <h1>A slow work</h1>;
}

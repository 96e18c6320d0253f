import { MessageChannel } from 'node:worker_threads';
import { act, render, screen } from '@testing-library/react';
import * as react from 'react';

Object.assign(globalThis, { MessageChannel }); // jsdom has none
const page = document.documentElement;
afterEach(() => {
  page.dataset.hydrated = '';
  jest.useRealTimers();
});

/** Loads the code of an area into the page's React. */
function openArea() {
  jest.useFakeTimers();
  jest.isolateModules(() => {
    jest.doMock('react', () => react);
    const { useNetworkIdle }: typeof import('./first-view') = require('./first-view');
    const Place = () => <p>{useNetworkIdle() ? 'the pictures below' : 'their places'}</p>;
    render(<Place />);
  });
}

test('late code waits for hydration before it shows more pictures', async () => {
  delete page.dataset.hydrated;
  openArea();
  expect(screen.getByText('their places')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('the pictures below')).toBeVisible();
});

test('an area opened in the app shows its pictures at once', () => {
  openArea();
  expect(screen.getByText('the pictures below')).toBeVisible();
});

import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayPress } from './early-input';

beforeEach(() => {
  window.earlyInput = { pressed: new WeakSet(), ready: new WeakSet() };
});
afterEach(() => {
  document.body.replaceChildren();
});

function Counter() {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" ref={replayPress} onClick={() => setPresses(presses + 1)}>
      Pressed {presses} times
    </button>
  );
}

async function hydrate(ui: ReactNode, before: () => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(ui);
  before();
  await act(async () => void hydrateRoot(container, ui));
}

test('a button pressed before hydration acts once after it', async () => {
  await hydrate(<Counter />, () => {
    const button = screen.getByRole('button');
    window.earlyInput?.pressed.add(button);
  });
  expect(await screen.findByText('Pressed 1 times')).toBeVisible();
  expect(window.earlyInput?.pressed.has(screen.getByRole('button'))).toBe(false);
});

test('an unpressed button does nothing', async () => {
  await hydrate(<Counter />, () => undefined);
  expect(await screen.findByText('Pressed 0 times')).toBeVisible();
});

test('a button works without the boot script', async () => {
  delete window.earlyInput;
  await hydrate(<Counter />, () => undefined);
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('Pressed 1 times')).toBeVisible();
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useRestoredFocus } from './use-restored-focus';

/** An order whose button goes away once it is pressed, with or without its panel. */
function Page({ keepsPanel }: { keepsPanel: boolean }) {
  const root = useRestoredFocus<HTMLDivElement>();
  const [isDone, setDone] = useState(false);
  return (
    <div ref={root}>
      <h1>Order 1042</h1>
      {(keepsPanel || !isDone) && (
        <section aria-label="Return">
          {!isDone && (
            <button type="button" onClick={() => setDone(true)}>
              Accept
            </button>
          )}
        </section>
      )}
      <button type="button">Print</button>
    </div>
  );
}

const press = async (keepsPanel: boolean) => {
  render(<Page keepsPanel={keepsPanel} />);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
};

test('the region around a removed button gets its focus', async () => {
  await press(true);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Return' })).toHaveFocus());
});

test('the heading gets the focus of a button whose region goes away too', async () => {
  await press(false);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a focus that has another place already stays there', async () => {
  await press(true);
  screen.getByRole('button', { name: 'Print' }).focus();
  await new Promise((done) => setTimeout(done, 150));
  expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus();
});

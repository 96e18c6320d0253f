import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ReadMore } from './read-more';

/** jsdom lays nothing out, so the text says how tall it is. */
function textIsTall(pixels: number) {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(pixels);
}

afterEach(() => jest.restoreAllMocks());

test("a long statement opens with 'Read more...' and folds with 'close'", async () => {
  textIsTall(700);
  const user = userEvent.setup();
  render(<ReadMore label="Artist statement">I learned to draw.</ReadMore>);

  await user.click(screen.getByRole('button', { name: 'Read more...', expanded: false }));
  expect(screen.getByRole('region', { name: 'Artist statement' })).toHaveClass('open');

  await user.click(screen.getByRole('button', { name: 'close', expanded: true }));
  expect(screen.getByRole('region', { name: 'Artist statement' })).not.toHaveClass('open');
  expect(screen.getByRole('button', { name: 'Read more...' })).toBeVisible();
});

test('an open statement can be scrolled by keyboard', async () => {
  textIsTall(700);
  const user = userEvent.setup();
  render(<ReadMore label="Artist statement">I learned to draw.</ReadMore>);
  await user.click(screen.getByRole('button', { name: 'Read more...' }));
  await user.tab({ shift: true });
  expect(screen.getByRole('region', { name: 'Artist statement' })).toHaveFocus();
});

test('an open statement that shows whole is no stop of the Tab key', async () => {
  textIsTall(300);
  const user = userEvent.setup();
  render(<ReadMore label="Artist statement">I learned to draw.</ReadMore>);
  await user.click(screen.getByRole('button', { name: 'Read more...' }));
  await user.tab({ shift: true });
  expect(screen.getByRole('region', { name: 'Artist statement' })).not.toHaveFocus();
});

test('a statement that fits has nothing to open', () => {
  textIsTall(80);
  render(<ReadMore label="Artist statement">I draw.</ReadMore>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

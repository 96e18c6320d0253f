import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ReadMore } from './read-more';

/** jsdom lays nothing out, so the test sets the text's height. */
function textIsTall(pixels: number) {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(pixels);
}

const statement = () => screen.getByRole('region', { name: 'Artist statement' });
const disclosure = () => screen.getByRole('group');

afterEach(() => jest.restoreAllMocks());

test("'Read more...' opens a long statement, and 'close' closes it", async () => {
  textIsTall(700);
  const user = userEvent.setup();
  render(<ReadMore label="Artist statement">I learned to draw.</ReadMore>);
  expect(disclosure()).not.toHaveAttribute('open');

  await user.click(screen.getByText('Read more...'));
  expect(disclosure()).toHaveAttribute('open');

  await user.click(screen.getByText('close'));
  expect(disclosure()).not.toHaveAttribute('open');
});

test('an open statement takes the focus for scrolling', async () => {
  textIsTall(700);
  const user = userEvent.setup();
  render(<ReadMore label="Artist statement">I learned to draw.</ReadMore>);
  await user.click(screen.getByText('Read more...'));
  await waitFor(() => expect(statement()).toHaveAttribute('tabindex', '0'));
  await user.click(screen.getByText('close'));
  await waitFor(() => expect(statement()).not.toHaveAttribute('tabindex'));
});

test('an open statement that fits takes no focus', async () => {
  textIsTall(300);
  const user = userEvent.setup();
  render(<ReadMore label="Artist statement">I learned to draw.</ReadMore>);
  await user.click(screen.getByText('Read more...'));
  await user.tab({ shift: true });
  expect(statement()).not.toHaveFocus();
});

test('a short statement has no button', () => {
  textIsTall(80);
  render(<ReadMore label="Artist statement">I draw.</ReadMore>);
  expect(screen.queryByText('Read more...')).not.toBeInTheDocument();
});

import { renderApp } from '@gallery/shared/testing/render-app';
import { screen } from '@testing-library/react';
import { deferred } from './deferred';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('a part stands in its place once its code is there', async () => {
  const Later = deferred(async () => Greeting);
  renderApp(<Later name="Ada" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test("a part whose code cannot be had says so, and 'Try again' brings it", async () => {
  const load = jest.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('no network'));
  const Later = deferred(load);
  const { user } = renderApp(<Later name="Ada" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not send request.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

import { networkMessage } from '@gallery/shared/contract/fields/answer';
import { renderApp } from '@gallery/shared/testing/render-app';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
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
  expect(await screen.findByText(networkMessage)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('a part whose code could not be had comes by itself when the connection is back', async () => {
  const load = jest.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('no network'));
  const Later = deferred(load);
  renderApp(<Later name="Ada" />);
  expect(await screen.findByText(networkMessage)).toBeVisible();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('a part that could not be loaded is loaded anew where it is opened again', async () => {
  const load = jest.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('no network'));
  const Later = deferred(load);
  const first = render(<Later name="Ada" />);
  expect(await screen.findByText(networkMessage)).toBeVisible();
  first.unmount();
  render(<Later name="Ada" />);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('where the site itself answers, the connection is not blamed, and the page can be reloaded', async () => {
  Object.assign(window, { fetch: async () => ({}) as Response });
  const Later = deferred<{ name: string }>(() => Promise.reject(new Error('gone')));
  renderApp(<Later name="Ada" />);
  expect(await screen.findByText('This part of the site is not available right now.')).toBeVisible();
  await act(async () => undefined);
  expect(screen.queryByText(networkMessage)).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  Reflect.deleteProperty(window, 'fetch');
});

test('keeps what was typed before its code was there through a change of the page around it', async () => {
  let answer = (_part: typeof Field) => {};
  const coming = new Promise<typeof Field>((resolve) => {
    answer = resolve;
  });
  const Later = deferred(() => coming);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page words="available" form={rendered} />);
  Object.assign(screen.getByLabelText('Full name'), { value: 'Ada Obi' });
  const { rerender } = render(<Page words="available" form={<Later />} />, { container, hydrate: true });
  rerender(<Page words="held" form={<Later />} />);
  expect(screen.getByText('held')).toBeVisible();
  await act(async () => answer(Field));
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada Obi');
});

const Field = () => <input aria-label="Full name" />;
const Page = ({ words: text, form }: { words: string; form: ReactNode }) => (
  <>
    <p>{text}</p>
    {form}
  </>
);
/** As the edge renders it, which has its code. */
const rendered = (
  <Suspense>
    <Field />
  </Suspense>
);

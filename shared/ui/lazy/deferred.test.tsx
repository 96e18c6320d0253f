import { networkMessage } from '@gallery/shared/contract/fields/answer';
import { renderApp } from '@gallery/shared/testing/render-app';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { deferred } from './deferred';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('a part appears when its code arrives', async () => {
  const Later = deferred(async () => Greeting);
  renderApp(<Later name="Ada" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test("'Try again' loads a part after a failure", async () => {
  const load = jest.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('no network'));
  const Later = deferred(load);
  const { user } = renderApp(<Later name="Ada" />);
  expect(await screen.findByText(networkMessage)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('a failed part loads when the connection returns', async () => {
  const load = jest.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('no network'));
  const Later = deferred(load);
  renderApp(<Later name="Ada" />);
  expect(await screen.findByText(networkMessage)).toBeVisible();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('a failed part loads again in its next place', async () => {
  const load = jest.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('no network'));
  const Later = deferred(load);
  const first = render(<Later name="Ada" />);
  expect(await screen.findByText(networkMessage)).toBeVisible();
  first.unmount();
  render(<Later name="Ada" />);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('a part whose file is gone offers to reload the page', async () => {
  Object.assign(window, { fetch: async () => ({}) as Response });
  const Later = deferred<{ name: string }>(() => Promise.reject(new Error('gone')));
  renderApp(<Later name="Ada" />);
  expect(await screen.findByText('This part of the site is not available right now.')).toBeVisible();
  await act(async () => undefined);
  expect(screen.queryByText(networkMessage)).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  Reflect.deleteProperty(window, 'fetch');
});

test('a part keeps text typed before its code arrived through a render around it', async () => {
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

test("a part keeps the edge's HTML and typed text until its code arrives after a failure", async () => {
  const load = jest.fn(async () => Field);
  load.mockRejectedValueOnce(new Error('no network'));
  const Later = deferred(load);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page words="available" form={rendered} />);
  Object.assign(screen.getByLabelText('Full name'), { value: 'Ada Obi' });
  const onRecoverableError = jest.fn();
  const page = <Page words="available" form={<Later />} />;
  await act(async () => render(page, { container, hydrate: true, onRecoverableError }));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada Obi');
  await act(async () => fireEvent(window, new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada Obi');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.focus(screen.getByLabelText('Full name'));
  expect(focused).toHaveBeenCalledTimes(1);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

const focused = jest.fn();
const Field = () => <input aria-label="Full name" onFocus={focused} />;
const Page = ({ words: text, form }: { words: string; form: ReactNode }) => (
  <>
    <p>{text}</p>
    {form}
  </>
);
/** Renders as the edge does, which has the part's code. */
const rendered = (
  <Suspense>
    <Field />
  </Suspense>
);

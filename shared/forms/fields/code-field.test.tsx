import { CodeField, Form, SubmitButton } from '@gallery/shared/forms';
import { createTestClient, TestApp } from '@gallery/shared/testing/render-app';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';

const send = jest.fn(async () => undefined);
const ui = (
  <TestApp queryClient={createTestClient()}>
    <Form<{ code: string }> initialValues={{ code: '' }} onSubmit={send}>
      <CodeField name="code" label="Code" digits={4} />
      <SubmitButton>Check mail</SubmitButton>
      <AfterEffects />
    </Form>
  </TestApp>
);
/** Its effect runs after those of the field, and before React renders what they changed. */
const afterEffects = jest.fn();
function AfterEffects() {
  useEffect(afterEffects, []);
  return null;
}
const boxes = () => screen.getAllByLabelText<HTMLInputElement>(/Digit/);
const shown = () => boxes().map(({ value }) => value);

/** Renders the page as the edge does, with the text that a user types before its code loads. */
function typeBefore(...typed: string[]) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(ui);
  for (const [at, text] of typed.entries()) Object.assign(boxes()[at] ?? {}, { value: text });
  return () => render(ui, { container, hydrate: true });
}

beforeEach(() => send.mockClear());

test.each([
  ['one digit in each box', ['0', '4', '2', '7']],
  ['the whole code in the first box', ['0427']],
  ['two digits in two boxes', ['04', '27']],
])('%s, typed before hydration, reach the API', async (_how, typed) => {
  typeBefore(...typed)();
  await waitFor(() => expect(shown()).toEqual(['0', '4', '2', '7']));
  await userEvent.click(screen.getByRole('button', { name: 'Check mail' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ code: '0427' }, expect.anything()));
});

test('the focus continues after a half-typed code', async () => {
  const hydrate = typeBefore('04');
  boxes()[0]?.focus();
  hydrate();
  await waitFor(() => expect(screen.getByLabelText('Digit 3')).toHaveFocus());
  await userEvent.keyboard('27');
  expect(shown()).toEqual(['0', '4', '2', '7']);
});

test('a digit typed before React renders the earlier ones keeps them', async () => {
  const hydrate = typeBefore('04');
  boxes()[0]?.focus();
  afterEffects.mockImplementationOnce(() => {
    Object.assign(boxes()[2] ?? {}, { value: '2' });
    boxes()[2]?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  hydrate();
  await waitFor(() => expect(shown()).toEqual(['0', '4', '2', '']));
});

test('empty boxes stay empty and take no focus', async () => {
  typeBefore()();
  await waitFor(() => expect(shown()).toEqual(['', '', '', '']));
  expect(document.body).toHaveFocus();
});

test('a code typed over another one moves on at equal digits', async () => {
  render(ui);
  await userEvent.click(screen.getByLabelText('Digit 1'));
  await userEvent.keyboard('0000');
  screen.getByLabelText('Digit 1').focus();
  await userEvent.keyboard('7095');
  expect(shown()).toEqual(['7', '0', '9', '5']);
});

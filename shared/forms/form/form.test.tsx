import type { RefusedForm } from '@gallery/shared/contract/fields/answer';
import { enquiryFormSchema } from '@gallery/shared/contract/inbox/enquiry-input.schema';
import { Form, type FormActions, SubmitButton, TextAreaField, TextField } from '@gallery/shared/forms';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { createTestClient, renderApp, TestApp } from '@gallery/shared/testing/render-app';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { UserError } from '../../errors/error-message';

const empty = { fullname: '', email: '', mobile: '', message: 'How much is it?' };
type Enquiry = ReturnType<typeof enquiryFormSchema.cast>;

function enquiry(onSubmit: (input: Enquiry, form: FormActions) => Promise<unknown>, action?: string) {
  return (
    <Form
      schema={enquiryFormSchema}
      action={action}
      initialValues={empty}
      onSubmit={onSubmit}
      aria-label="Enquiry"
    >
      <TextField name="fullname" label="Full name" />
      <TextField name="email" label="Email" type="email" />
      <TextField name="mobile" label="Phone number" hint="With the country" />
      <TextAreaField name="message" label="Message" readOnly />
      <SubmitButton>Talk to us</SubmitButton>
    </Form>
  );
}

const name = () => screen.getByLabelText('Full name');
const email = () => screen.getByLabelText('Email');
const phone = () => screen.getByLabelText('Phone number');
const button = () => screen.getByRole('button', { name: 'Talk to us' });

async function fillIn(user: ReturnType<typeof renderApp>['user']) {
  await user.type(name(), '  Ada\u0301 Obi ');
  await user.type(email(), 'ada@mail.example');
  await user.type(phone(), '0803 555 0142');
}

test('a field shows its message after it was touched', async () => {
  const { user } = renderApp(enquiry(jest.fn()));
  await user.type(email(), 'ada@');
  expect(screen.queryByText('Email is not valid')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Email is not valid')).toBeVisible();
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription('Email is not valid');
  expect(screen.queryByText('full name is required')).not.toBeInTheDocument();
});

test('an invalid form shows every message, focuses the first field, and sends nothing', async () => {
  const send = jest.fn();
  const { user } = renderApp(enquiry(send));
  await user.type(name(), 'Ada');
  await user.click(button());
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(screen.getByText('Phone number is required')).toBeVisible();
  await waitFor(() => expect(email()).toHaveFocus());
  expect(phone()).toHaveAccessibleDescription('Phone number is required With the country');
  expect(send).not.toHaveBeenCalled();
});

test("a form sends trimmed NFC values of its schema's fields", async () => {
  const send = jest.fn(async () => undefined);
  const { user } = renderApp(enquiry(send));
  await fillIn(user);
  await user.click(button());
  const sent = { fullname: 'Ad\u00e1 Obi', email: 'ada@mail.example', mobile: '0803 555 0142' };
  await waitFor(() => expect(send).toHaveBeenCalledWith(sent, expect.anything()));
});

test('a busy button sends no second request', async () => {
  let answer: () => void = jest.fn();
  const send = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { user } = renderApp(enquiry(send));
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  await user.click(button());
  await user.type(phone(), '{Enter}');
  answer();
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a refusal shows its messages under their fields and keeps the values', async () => {
  const errors = { mobile: 'Phone number is unknown' };
  const refusal = Object.assign(new UserError('Please check the form.'), { errors });
  const { user, notify } = renderApp(enquiry(() => Promise.reject(refusal)));
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Please check the form.', 'error'));
  expect(phone()).toHaveAccessibleDescription('Phone number is unknown With the country');
  await waitFor(() => expect(phone()).toHaveFocus());
  expect(phone()).toHaveValue('0803 555 0142');

  await user.type(phone(), '3');
  expect(screen.queryByText('Phone number is unknown')).not.toBeInTheDocument();
});

test('a message under a field has no toast', async () => {
  const message = 'Phone number is unknown';
  const refusal = Object.assign(new UserError(message), { errors: { mobile: message } });
  const { user, notify } = renderApp(enquiry(() => Promise.reject(refusal)));
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(notify).not.toHaveBeenCalled();
});

test('an unknown error is reported and shows a general message', async () => {
  const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const fault = new TypeError("Cannot read properties of undefined (reading 'data')");
  const { user, notify } = renderApp(enquiry(() => Promise.reject(fault)));
  await fillIn(user);
  await user.click(button());
  const text = 'Something went wrong on our side. Please try again.';
  await waitFor(() => expect(notify).toHaveBeenCalledWith(text, 'error'));
  expect(reported).toHaveBeenCalledWith(fault);
  expect(phone()).toHaveValue('0803 555 0142');
});

test('reset empties a sent form', async () => {
  const { user } = renderApp(enquiry(async (_, { reset }) => reset()));
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(name()).toHaveValue(''));
  expect(screen.queryByText('full name is required')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('How much is it?');
});

test('a form that reset has emptied asks for nothing until its next sending', async () => {
  const { user } = renderApp(enquiry(async (_, { reset }) => reset()));
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(name()).toHaveValue(''));
  await user.click(name());
  await user.tab();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(name()).not.toBeInvalid();
  await user.click(button());
  await waitFor(() => expect(name()).toBeInvalid());
});

test('a form without a schema sends its values unchanged', async () => {
  const send = jest.fn(async () => undefined);
  const { user } = renderApp(
    <Form<{ email: string }> initialValues={{ email: '' }} onSubmit={send}>
      <TextField name="email" label="Email" />
      <SubmitButton>SUBMIT HERE</SubmitButton>
    </Form>,
  );
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ email: '' }, expect.anything()));
});

test('a form sends text typed before hydration', async () => {
  const send = jest.fn(async () => undefined);
  const ui = <TestApp queryClient={createTestClient()}>{enquiry(send)}</TestApp>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(ui);
  for (const [field, text] of [
    [name(), 'Ada'],
    [email(), 'ada@mail.example'],
    [phone(), '0803'],
  ] as const) {
    (field as HTMLInputElement).value = text;
  }
  render(ui, { container, hydrate: true });
  fireEvent.click(button());
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(
      { fullname: 'Ada', email: 'ada@mail.example', mobile: '0803' },
      expect.anything(),
    ),
  );
});

test('a form submitted before hydration is sent after it', async () => {
  window.earlyInput = { pressed: new WeakSet(), ready: new WeakSet() };
  const send = jest.fn(async () => undefined);
  const { consoleErrors } = await hydrateApp(enquiry(send), '/', [], () => {
    const form = screen.getByRole('form');
    expect(form).toHaveAttribute('method', 'dialog');
    Object.assign(name(), { value: 'Ada' });
    Object.assign(email(), { value: 'ada@mail.example' });
    Object.assign(phone(), { value: '0803' });
    window.earlyInput?.pressed.add(form);
  });
  const sent = { fullname: 'Ada', email: 'ada@mail.example', mobile: '0803' };
  await waitFor(() => expect(send).toHaveBeenCalledWith(sent, expect.anything()));
  expect(send).toHaveBeenCalledTimes(1);
  expect(consoleErrors).toEqual([]);
  delete window.earlyInput;
});

describe('a form refused without scripts', () => {
  const refusedForm = {
    action: '/art-page/7',
    values: { fullname: 'Ada', email: 'ada@', artname: 'Coil' },
    message: 'Please check the form.',
    errors: { email: 'Email is not valid' },
  };

  function open(refused: RefusedForm, send = jest.fn()) {
    const page = renderApp(enquiry(send, '/art-page/7#enquiry'), '/art-page/7', { refusedForm: refused });
    return { ...page, send };
  }

  test('returns with its values, its messages under their fields, and the others above', () => {
    open(refusedForm);
    expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
    expect(name()).toHaveValue('Ada');
    expect(email()).toHaveAccessibleDescription('Email is not valid');
    expect(screen.getByLabelText('Message')).toHaveValue('How much is it?');
    expect(screen.getByText('Please check the form.')).toHaveRole('alert');
  });

  test('shows each message once', () => {
    open({ ...refusedForm, message: 'Email is not valid' });
    expect(screen.getAllByText('Email is not valid')).toHaveLength(1);
  });

  test('can be corrected and sent, and then empties', async () => {
    const { user, send } = open(
      refusedForm,
      jest.fn(async (_, { reset }) => reset()),
    );
    await user.clear(email());
    await user.type(email(), 'ada@mail.example');
    await user.type(phone(), '0803');
    await user.click(button());
    await waitFor(() => expect(send).toHaveBeenCalled());
    await waitFor(() => expect(name()).toHaveValue(''));
    expect(email()).toHaveValue('');
    expect(screen.queryByText('Please check the form.')).not.toBeInTheDocument();
  });

  test('leaves the other forms of the page empty', () => {
    open({ ...refusedForm, action: '/contact-us' });
    expect(name()).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

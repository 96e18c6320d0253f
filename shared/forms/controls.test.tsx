import { Form, PasswordField, SelectField, SubmitButton } from '@gallery/shared/forms';
import { renderApp } from '@gallery/shared/testing/render-app';
import { fireEvent, screen, waitFor } from '@testing-library/react';

const empty = { title: '', password: '' };

function openForm() {
  const send = jest.fn(async () => undefined);
  const opened = renderApp(
    <Form<typeof empty> initialValues={empty} onSubmit={send}>
      <SelectField name="title" label="Title" options={['Mr', 'Mrs']} placeholder="Choose" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <SubmitButton>Log in</SubmitButton>
    </Form>,
  );
  return { ...opened, send };
}

test('a select field sends the chosen option', async () => {
  const { user, send } = openForm();
  expect(screen.getByLabelText('Title')).toHaveDisplayValue('Choose');
  await user.selectOptions(screen.getByLabelText('Title'), 'Mrs');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ title: 'Mrs', password: '' }, expect.anything()));
});

test('the button shows and hides the password', async () => {
  const { user } = openForm();
  const password = screen.getByLabelText('Password');
  await user.type(password, 'sècret ');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue('sècret ');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('the password field warns while Caps Lock is on', () => {
  openForm();
  const password = screen.getByLabelText('Password');
  fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
  expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on');
  fireEvent.keyUp(password, { key: 'CapsLock', modifierCapsLock: false });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

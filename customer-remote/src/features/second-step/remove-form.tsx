import type { User } from '@gallery/shared/contract/account/user';
import {
  type RemoveAuthenticatorInput,
  removeAuthenticatorSchema,
} from '@gallery/shared/contract/log-in/second-step-input.schema';
import { Form, PasswordField, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { removeAuthenticator, secondStepQueries } from './second-step.queries';

export function RemoveForm({ user }: { user: User }) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function remove(input: RemoveAuthenticatorInput) {
    const { message } = await removeAuthenticator(input);
    notify(message, 'success');
    await queryClient.invalidateQueries({ queryKey: secondStepQueries.one(user._id).queryKey });
  }

  return (
    <Form
      aria-label="Remove the second step"
      schema={removeAuthenticatorSchema}
      initialValues={{ current_password: '', code: '' }}
      onSubmit={remove}
    >
      {/* Names the account of the password below. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField name="current_password" label="Current password" autoComplete="current-password" />
      <TextField
        name="code"
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        hint="Six digits of your app, or one of your recovery codes."
      />
      <SubmitButton>Remove the second step</SubmitButton>
    </Form>
  );
}

import { authPaths, type UpdatedAnswer, type User, userTitles } from '@gallery/shared/contract/account/user';
import { type ProfileInput, profileSchema } from '@gallery/shared/contract/account/user-input.schema';
import { Form, SelectField, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify, useSession } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useEffect } from 'react';

type ProfileFormProps = { user: User; labelledBy: string; onReady: () => void };

/** Ends the session after the update, as the specification demands. */
export function ProfileForm({ user, labelledBy, onReady }: ProfileFormProps) {
  const notify = useNotify();
  const session = useSession();
  useEffect(onReady, [onReady]);

  async function update(input: ProfileInput) {
    const { message } = await sendJson<UpdatedAnswer>('PUT', authPaths.update, input);
    notify(message, 'success');
    session.end('Profile updated. Log in to continue.');
  }

  return (
    <Form
      schema={profileSchema}
      initialValues={valuesOf(user)}
      onSubmit={update}
      columns={2}
      aria-labelledby={labelledBy}
    >
      <SelectField
        name="title"
        label="Title"
        options={userTitles}
        placeholder="Choose a title"
        autoComplete="honorific-prefix"
        wide
      />
      <TextField name="firstname" label="First name" autoComplete="given-name" />
      <TextField name="lastname" label="Last name" autoComplete="family-name" />
      <TextField name="mobile" label="Phone number" type="tel" autoComplete="tel" />
      <TextField name="address" label="Delivery address" autoComplete="street-address" />
      <SubmitButton>Update</SubmitButton>
    </Form>
  );
}

function valuesOf({ title, firstname, lastname, mobile, address }: User) {
  return { title, firstname, lastname, mobile, address };
}

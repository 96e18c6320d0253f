import {
  authPaths,
  passwordRule,
  type SignedInAnswer,
  userTitles,
} from '@gallery/shared/contract/account/user';
import { type RegisterInput, registerFormSchema } from '@gallery/shared/contract/account/user-input.schema';
import { UserError } from '@gallery/shared/errors/error-message';
import { Form, PasswordField, SelectField, SubmitButton, TextField } from '@gallery/shared/forms';
import { sendForm } from '@gallery/shared/http';
import { useSignIn } from '../../session/use-sign-in';

export function RegisterForm() {
  const signIn = useSignIn();

  async function register(input: RegisterInput) {
    checkConfirmed(input);
    signIn(await sendForm<SignedInAnswer>('POST', authPaths.register, input));
  }

  return (
    <Form
      aria-label="Register"
      schema={registerFormSchema}
      initialValues={empty}
      onSubmit={register}
      columns={2}
      alwaysToasts
      unscripted="Registering needs JavaScript. Please allow it for this site."
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
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="new-password" hint={passwordRule} />
      <PasswordField name="password_confirmation" label="Confirm password" autoComplete="new-password" />
      <SubmitButton wide>Register</SubmitButton>
    </Form>
  );
}

const empty = {
  title: '',
  firstname: '',
  lastname: '',
  mobile: '',
  email: '',
  password: '',
  password_confirmation: '',
};

type Confirmed = { password: string; password_confirmation: string };

/** Throws a UserError before the request. The form shows it as a toast and at the confirmation. */
export function checkConfirmed({ password, password_confirmation }: Confirmed): void {
  if (password !== password_confirmation)
    throw Object.assign(new UserError(message), { errors: { password_confirmation: message } });
}

const message = 'Password does not match';

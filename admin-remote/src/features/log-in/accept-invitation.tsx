import { brand } from '@gallery/shared/brand';
import { Mark } from '@gallery/shared/brand/icons/mark';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { administratorPaths, type OpenInvitation } from '@gallery/shared/contract/staff/administrators';
import {
  acceptAsNewSchema,
  acceptWithAccountSchema,
} from '@gallery/shared/contract/staff/administrators-input.schema';
import { formatMailDay } from '@gallery/shared/domain/time';
import { Form, PasswordField, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify, useSession } from '@gallery/shared/host';
import { ApiError, sendJson } from '@gallery/shared/http';
import { adminPath } from '@gallery/shared/paths/admin-paths';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import styles from './log-in.module.css';

export function AcceptInvitation({ token }: { token: string }) {
  const invitation = useQuery(readInvitation(token));
  return (
    <section className={styles.page}>
      <title>{`Invitation · ${brand.name}`}</title>
      <Mark className={styles.mark} />
      <header className={styles.head}>
        <h1>Invitation</h1>
      </header>
      <Loaded of={invitation} skeleton={<LoadingArea className={styles.loading} />}>
        {(open) => (open ? <Acceptance token={token} invitation={open} /> : <NoInvitation />)}
      </Loaded>
    </section>
  );
}

/** `null` for a link that opens nothing. */
function readInvitation(token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: () =>
      sendJson<OpenInvitation>('POST', administratorPaths.read, { token }, { token: null }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        },
      ),
    gcTime: 0,
  });
}

function NoInvitation() {
  return (
    <>
      <p className={styles.error} role="alert">
        This invitation has been used or withdrawn, or is too old. Ask an owner of the gallery for a new one.
      </p>
      <ButtonLink to={adminPath}>To the log-in</ButtonLink>
    </>
  );
}

function Acceptance({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const { by, role, email, ends_at, has_account } = invitation;
  const { end } = useSession();
  const notify = useNotify();

  async function accept(answers: object) {
    const input = { ...answers, token };
    const { message } = await sendJson<MessageAnswer>('POST', administratorPaths.accept, input, {
      token: null,
    });
    notify(message, 'success');
    // Leads to the log-in, also from another account's session.
    end(message);
  }

  const passwords = (
    <>
      {/* The browser's password manager needs the account of the new password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" label="New password" autoComplete="new-password" />
      <PasswordField name="password_confirmation" label="Confirm password" autoComplete="new-password" />
      <SubmitButton wide>Accept</SubmitButton>
    </>
  );
  return (
    <>
      <p>
        {by} invites you to the back office of {brand.name} as {role}. Accept until {formatMailDay(ends_at)}.
      </p>
      {has_account ? (
        <Form aria-label={label} schema={acceptWithAccountSchema} initialValues={empty} onSubmit={accept}>
          {passwords}
        </Form>
      ) : (
        <Form aria-label={label} schema={acceptAsNewSchema} initialValues={unnamed} onSubmit={accept}>
          <TextField name="firstname" label="First name" autoComplete="given-name" />
          <TextField name="lastname" label="Last name" autoComplete="family-name" />
          {passwords}
        </Form>
      )}
    </>
  );
}

const label = 'Accept the invitation';
const empty = { password: '', password_confirmation: '' };
const unnamed = { ...empty, firstname: '', lastname: '' };

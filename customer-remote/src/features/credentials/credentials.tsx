import { administratorLogInMessage, type User } from '@gallery/shared/contract/account/user';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { Fold } from '../../ui/fold';
import styles from './credentials.module.css';

const PasswordForm = deferred(
  async () => (await import(/* webpackChunkName: "profile" */ './password-form')).PasswordForm,
);
const EmailForm = deferred(
  async () => (await import(/* webpackChunkName: "profile" */ './email-form')).EmailForm,
);

/** What the customer logs in with. */
export function Credentials({ user }: { user: User }) {
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>Log-in</h2>
      {user.role === 'admin' ? <p>{administratorLogInMessage}</p> : <Folds email={user.email} />}
    </section>
  );
}

function Folds({ email }: { email: string }) {
  return (
    <>
      <Fold title="Change password" fact="The other devices are logged out.">
        {(close) => <PasswordForm email={email} onChanged={close} />}
      </Fold>
      <Fold title="Change email address" fact={<EmailAddress>{email}</EmailAddress>}>
        {() => <EmailForm email={email} />}
      </Fold>
    </>
  );
}

const headingId = 'log-in-heading';

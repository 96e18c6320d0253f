import { administratorLogInMessage, type User } from '@gallery/shared/contract/account/user';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { Fold } from '../../ui/fold';
import styles from './credentials.module.css';

const PasswordForm = deferred(
  async () => (await import(/* webpackChunkName: "profile" */ './password-form')).PasswordForm,
);
const StaffPassword = deferred(
  async () => (await import(/* webpackChunkName: "profile" */ './staff-password')).StaffPassword,
);
const EmailForm = deferred(
  async () => (await import(/* webpackChunkName: "profile" */ './email-form')).EmailForm,
);

export function Credentials({ user }: { user: User }) {
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>Log-in</h2>
      <Folds userId={user._id} email={user.email} isStaff={user.role === 'admin'} />
    </section>
  );
}

function Folds({ userId, email, isStaff }: { userId: string; email: string; isStaff: boolean }) {
  return (
    <>
      <Fold title="Change password" fact="The other devices are logged out.">
        {(close) =>
          isStaff ? (
            <StaffPassword userId={userId} email={email} onChanged={close} />
          ) : (
            <PasswordForm email={email} isStaff={false} onChanged={close} />
          )
        }
      </Fold>
      <Fold title="Change email address" fact={<EmailAddress>{email}</EmailAddress>}>
        {() => (isStaff ? <p>{administratorLogInMessage}</p> : <EmailForm email={email} />)}
      </Fold>
    </>
  );
}

const headingId = 'log-in-heading';

import { administratorLogInMessage, type User } from '@gallery/shared/contract/account/user';
import { Chevron } from '@gallery/shared/ui/controls/chevron';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { type ReactNode, useRef, useState } from 'react';
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

type FoldProps = { title: string; fact: ReactNode; children: (close: () => void) => ReactNode };

/** Draws its form when it opens, so that no password manager fills in a hidden one. */
function Fold({ title, fact, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);

  function close() {
    setOpen(false);
    summary.current?.focus();
  }

  return (
    <details
      className={styles.fold}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary} className={styles.summary}>
        <span className={styles.title}>{title}</span>
        <span className={styles.fact}>{fact}</span>
        <Chevron />
      </summary>
      {open && <div className={styles.content}>{children(close)}</div>}
    </details>
  );
}

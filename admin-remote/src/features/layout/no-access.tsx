import { brand } from '@gallery/shared/brand';
import { profilePath } from '@gallery/shared/paths/account-paths';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import styles from './no-access.module.css';

export function NoAccess({ email, onLogOut }: { email: string; onLogOut: () => void }) {
  return (
    <section className={styles.message}>
      <title>{`No access · ${brand.name}`}</title>
      <h1>No access</h1>
      <p>
        You are logged in as {email}. This account has no access to the back office. Log out to come back with
        a curator’s account.
      </p>
      <div className={styles.actions}>
        <ButtonLink to={profilePath}>Your dashboard</ButtonLink>
        <Button kind="secondary" onClick={onLogOut}>
          Log Out
        </Button>
      </div>
    </section>
  );
}

/** The first log-in of an administrator leads through the profile. */
export function SecondStepNeeded({ onLogOut }: { onLogOut: () => void }) {
  return (
    <section className={styles.message}>
      <title>{`Second step · ${brand.name}`}</title>
      <h1>Set up a second step</h1>
      <p>
        Accounts of the back office need an authenticator app besides the password. Set it up on your profile,
        then come back.
      </p>
      <div className={styles.actions}>
        <ButtonLink to={profilePath}>Your profile</ButtonLink>
        <Button kind="secondary" onClick={onLogOut}>
          Log Out
        </Button>
      </div>
    </section>
  );
}

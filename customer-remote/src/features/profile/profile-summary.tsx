import type { User } from '@gallery/shared/contract/user';
import { Button } from '@gallery/shared/ui/button';
import styles from './profile.module.css';

type ProfileSummaryProps = { user: User; onEdit: () => void };

export function ProfileSummary({ user, onEdit }: ProfileSummaryProps) {
  return (
    <section className={styles.summary} aria-label="Summary">
      <p className={styles.name}>
        {user.title} {user.firstname} {user.lastname}
      </p>
      <dl className={styles.facts}>
        <dt>Email</dt>
        <dd>{user.email}</dd>
        <dt>Phone number</dt>
        <dd>{user.mobile}</dd>
      </dl>
      <Button kind="secondary" onClick={onEdit}>
        Edit Profile
      </Button>
    </section>
  );
}

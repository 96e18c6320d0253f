import type { User } from '@gallery/shared/contract/account/user';
import { Button } from '@gallery/shared/ui/controls/button';
import { EmailAddress } from '@gallery/shared/ui/page/email-address';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
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
        <dd>
          <EmailAddress>{user.email}</EmailAddress>
        </dd>
        <dt>Phone number</dt>
        <dd>
          <PhoneNumber>{user.mobile}</PhoneNumber>
        </dd>
      </dl>
      <Button kind="secondary" onClick={onEdit}>
        Edit Profile
      </Button>
    </section>
  );
}

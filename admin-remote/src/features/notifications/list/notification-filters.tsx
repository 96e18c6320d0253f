import { notificationTags } from '@gallery/shared/contract/inbox/notification';
import { useNavigate } from '@gallery/shared/router';
import { useNotificationParams } from '../use-notification-params';
import styles from './notification-filters.module.css';

export function NotificationFilters() {
  const { filter, addressWith } = useNotificationParams();
  const { tag, unread } = filter;
  return (
    <fieldset className={styles.chips} aria-label="Filter">
      <Chip name="All" pressed={!tag} to={addressWith({ tag: null, alert: null })} />
      {notificationTags.map((name) => (
        <Chip key={name} name={name} pressed={tag === name} to={addressWith({ tag: name, alert: null })} />
      ))}
      <span className={styles.status}>
        <Chip
          name="Unread only"
          pressed={Boolean(unread)}
          to={addressWith({ unread: unread ? null : 'true', alert: null })}
        />
      </span>
    </fieldset>
  );
}

function Chip({ name, pressed, to }: { name: string; pressed: boolean; to: string }) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      onClick={() => void navigate(to, { replace: true })}
    >
      {name}
    </button>
  );
}

import { Link } from '@gallery/shared/router';
import { Panel } from '@gallery/shared/ui/page/panel';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './notification-panes.module.css';
import { useNotificationParams } from './use-notification-params';

type NotificationPanesProps = {
  list: ReactNode;
  /** The alert that is open, if one is. */
  details: ReactNode;
};

/** The list and, beside it, the alert that is open; on small screens one of both. */
export function NotificationPanes({ list, details }: NotificationPanesProps) {
  const { opened, addressWith } = useNotificationParams();
  const left = useRef<HTMLDivElement>(null);
  const right = useRef<HTMLDivElement>(null);

  // Where the list makes way for the sheet, the focus goes along; beside it the focus stays in the list.
  useEffect(() => {
    if (opened && left.current?.offsetParent === null) right.current?.focus();
  }, [opened]);

  return (
    <div className={`${styles.inbox} ${opened ? styles.opened : ''}`}>
      <div ref={left} className={styles.list}>
        {list}
      </div>
      <section ref={right} className={styles.sheet} aria-label="Alert" tabIndex={-1}>
        {opened && (
          <Link className={`link ${styles.back}`} to={addressWith({ alert: null })}>
            Back to all alerts
          </Link>
        )}
        <Panel>
          <div className={styles.words}>
            {details ?? <p className={styles.hint}>Choose an alert to read it.</p>}
          </div>
        </Panel>
      </section>
    </div>
  );
}

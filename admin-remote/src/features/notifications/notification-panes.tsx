import { Link } from '@gallery/shared/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Panel } from '../../ui/page/panel';
import styles from './notification-panes.module.css';
import { useNotificationParams } from './use-notification-params';

type NotificationPanesProps = {
  list: ReactNode;
  details: ReactNode;
};

export function NotificationPanes({ list, details }: NotificationPanesProps) {
  const { openId, addressWith } = useNotificationParams();
  const left = useRef<HTMLDivElement>(null);
  const right = useRef<HTMLDivElement>(null);

  // On small screens the details replace the list, so the focus moves to them.
  useEffect(() => {
    if (openId && left.current?.offsetParent === null) right.current?.focus();
  }, [openId]);

  return (
    <div className={`${styles.inbox} ${openId ? styles.open : ''}`}>
      <div ref={left} className={styles.list}>
        {list}
      </div>
      <section ref={right} className={styles.sheet} aria-label="Alert" tabIndex={-1}>
        {openId && (
          <Link className={`link ${styles.back}`} to={addressWith({ alert: null })}>
            Back to all alerts
          </Link>
        )}
        <Panel>
          <div className={styles.details}>
            {details ?? <p className={styles.hint}>Choose an alert to read it.</p>}
          </div>
        </Panel>
      </section>
    </div>
  );
}

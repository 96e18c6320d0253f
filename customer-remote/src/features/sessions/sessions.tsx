import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { Fold } from '../../ui/fold';
import styles from './sessions.module.css';

const SessionList = deferred(
  async () => (await import(/* webpackChunkName: "profile" */ './session-list')).SessionList,
);

export function Sessions({ userId }: { userId: string }) {
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>Devices</h2>
      <Fold title="Your devices" fact="Where your account is logged in.">
        {() => <SessionList userId={userId} />}
      </Fold>
    </section>
  );
}

const headingId = 'sessions-heading';

import type { User } from '@gallery/shared/contract/account/user';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { Fold } from '../../ui/fold';
import styles from './second-step.module.css';

const SecondStepPanel = deferred(
  async () => (await import(/* webpackChunkName: "profile" */ './second-step-panel')).SecondStepPanel,
);

export function SecondStep({ user }: { user: User }) {
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>Second step</h2>
      {user.needsSecondStep && (
        <p role="status">Set up an authenticator app. The back office opens after that.</p>
      )}
      <Fold title="Authenticator app" fact="A code of your phone, besides your password.">
        {() => <SecondStepPanel user={user} />}
      </Fold>
    </section>
  );
}

const headingId = 'second-step-heading';

import type { User } from '@gallery/shared/contract/account/user';
import { formatFullDay } from '@gallery/shared/domain/time';
import { useQuery } from '@gallery/shared/query';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import { RemoveForm } from './remove-form';
import styles from './second-step.module.css';
import { secondStepQueries } from './second-step.queries';
import { SetUp } from './set-up';

export function SecondStepPanel({ user }: { user: User }) {
  const found = useQuery(secondStepQueries.one(user._id));
  return (
    <Loaded of={found} skeleton={<LoadingArea className={styles.loading} />}>
      {(answer) => {
        if (!answer) return <p>This comes with the next update of the gallery. Please try again later.</p>;
        if (!answer.since) return <SetUp user={user} />;
        return (
          <div className={styles.steps}>
            <p>
              Your log-in needs a code since {formatFullDay(answer.since)}. You have{' '}
              {answer.recovery_codes_left} unused recovery codes.
            </p>
            <RemoveForm user={user} />
          </div>
        );
      }}
    </Loaded>
  );
}

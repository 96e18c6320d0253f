import type { User } from '@gallery/shared/contract/account/user';
import { formatFullDay } from '@gallery/shared/domain/time';
import { useQuery } from '@gallery/shared/query';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useState } from 'react';
import { RecoveryCodes } from './recovery-codes';
import { RemoveForm } from './remove-form';
import { RenewCodes } from './renew-codes';
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
        return <Present user={user} since={answer.since} left={answer.recovery_codes_left} />;
      }}
    </Loaded>
  );
}

function Present({ user, since, left }: { user: User; since: string; left: number }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) {
    const lead = 'Your earlier recovery codes do not work any more.';
    return <RecoveryCodes userId={user._id} codes={codes} lead={lead} onClose={() => setCodes(null)} />;
  }
  return (
    <div className={styles.steps}>
      <p>
        Your log-in needs a code since {formatFullDay(since)}. You have {left} unused recovery codes.
      </p>
      <RenewCodes onRenewed={setCodes} />
      <RemoveForm user={user} />
    </div>
  );
}

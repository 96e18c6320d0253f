import { bidderPaths } from '@gallery/shared/contract/auctions/auction';
import { useSession } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useState } from 'react';
import styles from '../bidding/step.module.css';
import { StateBox } from '../figures/state-box';
import { bidderQueries } from '../lot/bidder.queries';

/** Confirmed on another device, the page goes on by itself. */
const pollMs = 10_000;

type EmailStepProps = {
  /** What was typed stays, and is named. */
  amount: string;
};

export function EmailStep({ amount }: EmailStepProps) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const [isSent, setIsSent] = useState(false);
  const send = useAction({
    mutationFn: async () => void (await sendJson('POST', bidderPaths.email)),
    done: () => setIsSent(true),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is sent once, when the step opens
  useEffect(() => send.mutate(), []);
  useEffect(() => {
    const poll = () => void queryClient.invalidateQueries({ queryKey: bidderQueries.all });
    const timer = setInterval(poll, pollMs);
    return () => clearInterval(timer);
  }, [queryClient]);
  return (
    <div className={styles.step}>
      <StateBox dot="half" tone="waiting" title="Confirm your e-mail to bid">
        {isSent ? 'We sent a link to' : 'A link goes to'} {user?.email}.{' '}
        {amount && `Your amount is saved: ${amount}.`}
      </StateBox>
      <Button busy={send.isPending} onClick={() => send.mutate()}>
        {isSent ? 'Send the link again' : 'Send the link'}
      </Button>
      <p className={styles.note}>Step 1 of 3: e-mail, conditions, paddle number.</p>
    </div>
  );
}

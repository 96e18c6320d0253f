import { bidderPaths, type ConfirmationInput, type Lot } from '@gallery/shared/contract/auctions/auction';
import { nairaSign } from '@gallery/shared/domain/money';
import { useSession } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef, useState } from 'react';
import { parseAmount } from '../bidding/parse-amount';
import styles from '../bidding/step.module.css';
import { StateBox } from '../figures/state-box';
import { bidderQueries } from '../lot/bidder.queries';

/** The page continues on its own after a confirmation on another device. */
const pollMs = 10_000;

type EmailStepProps = {
  lot: Lot;
  /** The page keeps and names the typed amount. '' before any input. */
  amount: string;
};

/** The link leads back to the lot with the amount in the field, on any device. */
export function EmailStep({ lot, amount }: EmailStepProps) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const [isSent, setIsSent] = useState(false);
  const input: ConfirmationInput = { lot: lot._id, max: parseAmount(amount) ?? undefined };
  const send = useAction({
    mutationFn: async () => void (await sendJson('POST', bidderPaths.email, input)),
    done: () => setIsSent(true),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step sends the link once, when it opens
  useEffect(() => send.mutate(), []);
  useEffect(() => {
    const poll = () => void queryClient.invalidateQueries({ queryKey: bidderQueries.all });
    const timer = setInterval(poll, pollMs);
    return () => clearInterval(timer);
  }, [queryClient]);
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The step replaces the pressed button.
    if (document.activeElement === document.body) step.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={step} className={styles.step} tabIndex={-1}>
      <StateBox dot="half" tone="waiting" title="Confirm your email to bid">
        {isSent ? 'We sent a link to' : 'A link goes to'} {user?.email}.{' '}
        {amount && `We have kept your amount: ${nairaSign}${amount}.`}
      </StateBox>
      <Button busy={send.isPending} onClick={() => send.mutate()}>
        {isSent ? 'Send the link again' : 'Send the link'}
      </Button>
      <p className={styles.note}>Step 1 of 3: email, conditions, paddle number.</p>
    </div>
  );
}

import { useSession } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { type FormEvent, useState } from 'react';
import styles from '../bidding/step.module.css';
import type { BidView } from '../lot/bid-view';
import { bidderQueries } from '../lot/bidder.queries';
import { Acceptance, type Accepted, type MissingPart, missingPartOf, missingTexts } from './acceptance';
import { registerBidder } from './register';

export function RegisterDialog({ view, onClose }: { view: BidView; onClose: () => void }) {
  const { lot, terms, auction } = view.answer;
  const { user } = useSession();
  const queryClient = useQueryClient();
  const [accepted, accept] = useState({ isAccepted: false, address: view.bidder?.address ?? '' });
  const address = accepted.address.trim();
  const [missing, setMissing] = useState<MissingPart | null>(null);
  const register = useAction({
    mutationFn: () =>
      registerBidder({
        auction_id: lot.auction_id,
        conditions_version: terms.conditions.version,
        address,
      }),
    done({ bidder }) {
      queryClient.setQueryData(bidderQueries.one(user?._id ?? '', lot.auction_id).queryKey, { bidder });
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = missingPartOf(accepted);
    setMissing(found);
    if (!found) register.mutate();
  }

  function change(value: Accepted) {
    setMissing(null);
    accept(value);
  }

  return (
    <Dialog title={`Register for ${auction.title}`} onClose={onClose}>
      <form className={styles.step} noValidate onSubmit={submit}>
        <Acceptance conditions={terms.conditions} value={accepted} missing={missing} onChange={change} />
        <p className={styles.problem} role="alert">
          {missing && missingTexts[missing]}
        </p>
        <Button type="submit" busy={register.isPending}>
          Register to bid
        </Button>
      </form>
    </Dialog>
  );
}

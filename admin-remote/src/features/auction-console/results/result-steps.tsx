import type { LotResult } from '@gallery/shared/contract/auction-results/results';
import { useAction } from '@gallery/shared/query/use-action';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { Changes } from '../../../ui/access/access';
import { ReasonDialog } from '../../../ui/dialogs/action-dialog';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { queryKeys } from '../../../ui/query-keys';
import { liftStrike, offerSecondChance } from '../acts/acts.queries';
import { PaddleName } from '../lots/next-lot';
import styles from './result-steps.module.css';

export function ResultSteps({ result }: { result: LotResult }) {
  const { lot, state, strikes, next } = result;
  return (
    <Panel heading={`Lot ${lot.number}, ${state === 'passed' ? 'passed' : 'unpaid'}`}>
      <PanelBody>
        <div className={styles.steps}>
          {strikes.map((strike) => (
            <Strike key={strike._id} strike={strike} />
          ))}
          {next && <SecondChance lotId={lot._id} next={next} />}
        </div>
      </PanelBody>
    </Panel>
  );
}

function Strike({ strike }: { strike: LotResult['strikes'][number] }) {
  const [lifting, setLifting] = useState(false);
  return (
    <div className={styles.step}>
      <p>
        <PaddleName {...strike.of} />
        <br />
        {strike.lifted
          ? 'The strike was lifted.'
          : `Strike ${strike.standing} of 2. At two there is no bidding until staff lift it.`}
      </p>
      {!strike.lifted && (
        <Changes ability="trade">
          <Button kind="quiet" onClick={() => setLifting(true)}>
            Lift…
          </Button>
        </Changes>
      )}
      {lifting && (
        <ReasonDialog
          question={`Lift the strike of paddle ${strike.of.paddle}?`}
          confirm="Lift the strike"
          invalidates={queryKeys.auctionConsole}
          onClose={() => setLifting(false)}
          act={(input) => liftStrike(strike._id, input)}
        >
          <p>{strike.of.name} may bid again, as if the lot had been paid.</p>
        </ReasonDialog>
      )}
    </div>
  );
}

type SecondChanceProps = { lotId: string; next: NonNullable<LotResult['next']> };

function SecondChance({ lotId, next: { to, amount, total } }: SecondChanceProps) {
  const offer = useAction({
    mutationFn: () => offerSecondChance(lotId, to.user_id),
    invalidates: queryKeys.auctionConsole,
  });
  return (
    <div className={styles.step}>
      <p>
        <PaddleName {...to} />
        <br />
        Offer at <Price amount={amount} />, the bidder’s maximum; <Price amount={total.total} /> in all. The
        bidder has 24 hours to accept. Without an answer, the offer ends.
      </p>
      <Changes ability="trade">
        <Button busy={offer.isPending} onClick={() => offer.mutate()}>
          Make second-chance offer
        </Button>
      </Changes>
    </div>
  );
}

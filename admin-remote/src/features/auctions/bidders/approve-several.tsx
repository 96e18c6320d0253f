import type { BidderRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { useState } from 'react';
import { Box } from '../../../ui/selection/box';
import { approveBidders, useAuctionAction } from '../auction.queries';
import styles from './bidders.module.css';
import { canApprove } from './use-chosen-bidders';

type ApproveSeveralProps = {
  auctionId: string;
  shown: readonly BidderRecord[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

export function ApproveSeveral({ auctionId, shown, chosen, onChoose }: ApproveSeveralProps) {
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const approve = useAuctionAction(
    () => approveBidders(auctionId, Array.from(chosen)),
    () => {
      close();
      onChoose([]);
    },
  );
  const all = shown.filter(canApprove).map(({ _id }) => _id);
  if (all.length < 2) return null;
  const areAll = chosen.length === all.length;
  const label = `All ${all.length} with a confirmed email address`;
  return (
    <section className={styles.several} aria-label="Selection">
      <Box
        label={label}
        checked={areAll}
        some={chosen.length > 0 && !areAll}
        onChange={() => onChoose(areAll ? [] : all)}
      />
      <p role="status">{chosen.length === 0 ? label : `${chosen.length} selected`}</p>
      {chosen.length > 0 && <Button onClick={() => setAsks(true)}>Approve selected</Button>}
      {asks && (
        <Confirm
          question={chosen.length === 1 ? 'Approve 1 bidder?' : `Approve ${chosen.length} bidders?`}
          confirm="Approve"
          kind="primary"
          busy={approve.isPending}
          onConfirm={() => approve.mutate()}
          onCancel={close}
        >
          <p>They bid on every lot of this auction then. An email says so.</p>
        </Confirm>
      )}
    </section>
  );
}

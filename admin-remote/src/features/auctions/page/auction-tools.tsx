import type { AuctionRecordAnswer } from '@gallery/shared/contract/auction-setup/auction-setup';
import { formatNaira } from '@gallery/shared/domain/money';
import { artistName } from '@gallery/shared/domain/names';
import { formatDateTime } from '@gallery/shared/domain/time';
import { adminAuctionPath, adminAuctionsPath } from '@gallery/shared/paths/admin-paths';
import { useAction } from '@gallery/shared/query/use-action';
import { Link, useNavigate } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import { Changes } from '../../../ui/access/access';
import { auctionQueries, publishAuction, removeDraft, useAuctionAction } from '../auction.queries';
import { AuctionState } from '../auction-state';
import styles from './page.module.css';

type Open = 'preview' | 'publish' | 'remove' | null;

export function AuctionTools({ answer }: { answer: AuctionRecordAnswer }) {
  const { auction, missing } = answer;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const isDraft = auction.state === 'draft';
  return (
    <>
      <AuctionState state={auction.state} />
      <Link className="link" to={adminAuctionsPath}>
        All auctions
      </Link>
      {auction.state !== 'ended' && (
        <Button kind="secondary" onClick={() => setOpen('preview')}>
          Preview
        </Button>
      )}
      <Changes ability="trade">
        {' '}
        {isDraft && (
          <Button kind="quiet" onClick={() => setOpen('remove')}>
            Remove draft
          </Button>
        )}
        {isDraft && (
          <span className={missing.length > 0 ? styles.blocked : undefined}>
            <Button
              aria-disabled={missing.length > 0}
              aria-describedby={missing.length > 0 ? 'missing' : undefined}
              onClick={() => missing.length === 0 && setOpen('publish')}
            >
              Publish auction
            </Button>
          </span>
        )}
      </Changes>
      {!isDraft && (
        <Link className="link" to={`${adminAuctionPath(auction._id)}/live`}>
          {auction.state === 'ended' ? 'Every bid' : 'Live console'}
        </Link>
      )}
      {open === 'preview' && <Preview answer={answer} onClose={close} />}
      {open === 'publish' && <PublishDialog answer={answer} onClose={close} />}
      {open === 'remove' && <RemoveDialog answer={answer} onClose={close} />}
    </>
  );
}

type DialogProps = { answer: AuctionRecordAnswer; onClose: () => void };

function PublishDialog({ answer: { auction, lots }, onClose }: DialogProps) {
  const publish = useAuctionAction(() => publishAuction(auction._id), onClose);
  const works = lots.length === 1 ? 'Its work leaves' : `Its ${lots.length} works leave`;
  return (
    <Confirm
      question={`Publish ${auction.title}?`}
      confirm="publish"
      kind="primary"
      busy={publish.isPending}
      onConfirm={() => publish.mutate()}
      onCancel={onClose}
    >
      <p>
        Visitors see the auction at once. {works} the sale until the lots have ended. Once bidding has opened,
        only ends can be moved, and only later.
      </p>
    </Confirm>
  );
}

function RemoveDialog({ answer: { auction }, onClose }: DialogProps) {
  const navigate = useNavigate();
  const remove = useAction({
    mutationFn: () => removeDraft(auction._id),
    invalidates: auctionQueries.dependentsOfRemoval,
    done: () => navigate(adminAuctionsPath),
  });
  return (
    <Confirm
      question={`Remove ${auction.title}?`}
      confirm="remove"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>The draft and its lots are removed. The works stay in the gallery.</p>
    </Confirm>
  );
}

/** Shows the auction as visitors see it, so it leaves out the reserves. */
function Preview({ answer, onClose }: { answer: AuctionRecordAnswer; onClose: () => void }) {
  const { auction, lots } = answer;
  return (
    <Dialog title={`Preview: ${auction.title}`} onClose={onClose}>
      <p>
        Bidding opens on {formatDateTime(auction.opens_at)}, the first lot ends on{' '}
        {formatDateTime(auction.closes_at)}. {auction.viewing}
      </p>
      <ol className={styles.preview}>
        {lots.map(({ _id, number, artwork, estimate_low, estimate_high, start, reserve }) => (
          <li key={_id}>
            <strong>
              Lot {number}: {artwork.name_of_artwork}
            </strong>
            <span>{artistName(artwork.artist_id)}</span>
            <span>
              Estimate {formatNaira(estimate_low ?? 0)} to {formatNaira(estimate_high ?? 0)}, start{' '}
              {formatNaira(start)}, {reserve > 0 ? 'reserve not met' : 'no reserve'}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

import type { BidderRecord, Decision } from '@gallery/shared/contract/auction-setup/auction-setup';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatNaira } from '@gallery/shared/domain/money';
import { Button } from '@gallery/shared/ui/controls/button';
import { Box } from '../../../ui/selection/box';
import type { Column } from '../../../ui/table/column';
import styles from './bidders.module.css';
import { canApprove } from './use-chosen-bidders';

export type OnDecide = (bidder: BidderRecord, decision: Decision) => void;

/** `approvalLots` are the lots that need an approval. `onDecide` is missing when bidding has ended. */
export function bidderColumns(
  approvalLots: readonly number[],
  onDecide: OnDecide | undefined,
): Column<BidderRecord>[] {
  const columns: Column<BidderRecord>[] = [
    {
      header: 'Name',
      long: true,
      cell: ({ name, email, paddle }) => (
        <span>
          {name}, paddle {paddle}
          <span className={styles.email}>{email}</span>
        </span>
      ),
      place: 'first',
    },
    { header: 'Asks for', cell: (bidder) => asksFor(bidder, approvalLots), place: 'second' },
    { header: 'Bought before', cell: boughtText, place: 'second-end' },
    {
      header: 'Email',
      cell: ({ email_confirmed }) => (email_confirmed ? 'Confirmed' : 'Not yet'),
      place: 'first-end',
    },
  ];
  if (onDecide)
    columns.push({
      header: 'Decide',
      cell: (bidder) => <Decisions bidder={bidder} onDecide={onDecide} />,
      place: 'foot',
    });
  return columns;
}

type Selection = { chosen: readonly string[]; toggle: (id: string) => void };

export function selectColumn({ chosen, toggle }: Selection): Column<BidderRecord> {
  return {
    header: 'Select',
    cell: (bidder) =>
      canApprove(bidder) && (
        <Box
          label={`Select ${bidder.name}`}
          checked={chosen.includes(bidder._id)}
          onChange={() => toggle(bidder._id)}
        />
      ),
    place: 'foot-end',
  };
}

function Decisions({ bidder, onDecide }: { bidder: BidderRecord; onDecide: OnDecide }) {
  const waitsForEmail = bidder.state === 'waiting' && !bidder.email_confirmed;
  return (
    <span className={styles.actions}>
      {waitsForEmail && <span className={styles.hint}>Waits for the email</span>}
      {decisionsFor(bidder).map(({ decision, label }) => (
        <Button
          key={decision}
          kind={decision === 'approve' ? 'secondary' : 'quiet'}
          aria-label={`${label} ${bidder.name}`}
          onClick={() => onDecide(bidder, decision)}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}

const approve = { decision: 'approve', label: 'Approve' } as const;
const decline = { decision: 'decline', label: 'Decline' } as const;
const ban = { decision: 'ban', label: 'Ban' } as const;
const unban = { decision: 'unban', label: 'Lift the ban' } as const;

function decisionsFor({ state, email_confirmed }: BidderRecord) {
  if (state === 'banned') return [unban];
  if (state === 'approved') return [decline, ban];
  const approval = email_confirmed ? [approve] : [];
  return state === 'declined' ? [...approval, ban] : [...approval, decline, ban];
}

function asksFor({ state, reason }: BidderRecord, lots: readonly number[]): string {
  if (state === 'declined' || state === 'banned')
    return `${state === 'banned' ? 'Banned' : 'Declined'}: ${reason}`;
  if (lots.length === 0) return 'No approval needed';
  if (lots.length > 6) return `${lots.length} lots that need an approval`;
  return `${lots.length === 1 ? 'Lot' : 'Lots'} ${lots.join(', ')}`;
}

function boughtText({ bought: { works, amount, refunded }, strikes }: BidderRecord): string {
  const parts = [
    works > 0 && `${countOf(works, 'work')}, ${formatNaira(amount)}`,
    refunded > 0 && `${refunded} refunded`,
    strikes > 0 && `${strikes} unpaid`,
  ].filter(Boolean);
  return parts.join(', ') || 'Nothing yet';
}

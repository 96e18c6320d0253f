import type { BidderRecord, Decision } from '@gallery/shared/contract/auction-setup/auction-setup';
import { decideBidderSchema } from '@gallery/shared/contract/auction-setup/bidder-record.schema';
import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';
import { decideBidder, useAuctionAction } from '../auction.queries';

export type Pending = { bidder: BidderRecord; decision: Decision };
type DecideDialogProps = { auctionId: string; pending: Pending; onClose: () => void };

export function DecideDialog({ auctionId, pending, onClose }: DecideDialogProps) {
  const { bidder, decision } = pending;
  const { question, effect, confirm } = texts[decision];
  const decide = useAuctionAction(
    (reason: string) => decideBidder(auctionId, bidder._id, { decision, reason }),
    onClose,
  );
  return (
    <Dialog title={`${question} ${bidder.name}?`} onClose={onClose}>
      <Form
        schema={decideBidderSchema}
        initialValues={{ decision, reason: '' }}
        onSubmit={async ({ reason }) => decide.mutate(reason)}
        aria-label={question}
      >
        <p>{effect}</p>
        {decision !== 'approve' && (
          <TextAreaField
            name="reason"
            label="Reason"
            rows={3}
            hint="Recorded in the audit log with your name."
          />
        )}
        <DialogActions onClose={onClose}>
          <SubmitButton>{confirm}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const texts: Record<Decision, { question: string; effect: string; confirm: string }> = {
  approve: {
    question: 'Approve',
    effect:
      'Now: bids on lots that need no approval. After: bids on every lot of this auction. An email says so.',
    confirm: 'Approve',
  },
  decline: {
    question: 'Decline',
    effect: 'After: no bid in this auction. Existing bids remain. An email says so, without the reason.',
    confirm: 'Decline',
  },
  ban: {
    question: 'Ban',
    effect:
      'After: no bid in this auction until the ban is lifted. Existing bids remain: retract them one by one.',
    confirm: 'Ban',
  },
  unban: {
    question: 'Lift the ban of',
    effect: 'After: bids on lots that need no approval.',
    confirm: 'Lift the ban',
  },
};

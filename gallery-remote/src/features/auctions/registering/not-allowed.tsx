import { brand } from '@gallery/shared/brand';
import type { Bidder } from '@gallery/shared/contract/auctions/auction';
import { contactPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import styles from '../bidding/step.module.css';
import { StateBox } from '../figures/state-box';
import type { MissingStep } from './missing-for';

type NotAllowedProps = { step: MissingStep; bidder: Bidder };

export function NotAllowed({ step, bidder }: NotAllowedProps) {
  if (step === 'approval') {
    return (
      <div className={styles.step}>
        <StateBox dot="half" tone="waiting" title="We are reviewing your registration">
          For works above <Price amount={bidder.approval_from ?? 0} /> someone at the gallery checks each one.
          We will email you within a day.
        </StateBox>
        <Button disabled>Place bid</Button>
        <p className={styles.note}>
          In a hurry?{' '}
          <Link className="link" to={contactPath}>
            Talk to us
          </Link>{' '}
          and we will do it now.
        </p>
      </div>
    );
  }
  const { title, text } = reasons[step] ?? reasons.other;
  return (
    <div className={styles.step}>
      <StateBox dot="struck" tone="neutral" title={title}>
        {text}
      </StateBox>
      <p className={styles.note}>
        Questions?{' '}
        <Link className="link" to={contactPath}>
          Talk to us
        </Link>
        .
      </p>
    </div>
  );
}

type Reason = { title: string; text: string };

const reasons: Partial<Record<MissingStep, Reason>> & { other: Reason } = {
  declined: {
    title: 'You were not approved for this lot',
    text: 'For works of this value the gallery looks at each registration, and declined this one. You can bid on the other lots.',
  },
  banned: {
    title: 'You cannot bid in this auction',
    text: 'The gallery has closed bidding for this account. You can follow the auction.',
  },
  strikes: {
    title: 'Bidding is paused for your account',
    text: 'Two works that you won were not paid. The gallery can lift this; please talk to us.',
  },
  staff: {
    title: 'The gallery’s team does not bid',
    text: `Nobody who works for ${brand.name} bids in its auctions.`,
  },
  'own work': {
    title: 'This is your own work',
    text: 'An artist does not bid on their own work.',
  },
  other: { title: 'You cannot bid on this lot', text: 'Please talk to us.' },
};

import { needsConfirmation } from '@gallery/shared/auction/bidding';
import { formatNaira } from '@gallery/shared/domain/money';
import { timeLeftText } from '@gallery/shared/domain/time-left';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MoneyField } from '../bidding/money-field';
import { leastAmount } from '../bidding/next-amounts';
import { parseAmount } from '../bidding/parse-amount';
import { saleTotal } from '../figures/sale-total';
import { SumRows } from '../figures/sum-rows';
import type { BidView } from '../lot/bid-view';
import {
  Acceptance,
  type Accepted,
  type MissingPart,
  missingPartOf,
  missingTexts,
  monthOf,
} from '../registering/acceptance';
import styles from './bid-dialog.module.css';
import { type BidOutcome, useBid } from './use-bid';

type BidDialogProps = {
  view: BidView;
  amount: number;
  onBack: () => void;
  onOutcome: (outcome: BidOutcome) => void;
};

/** Repeats the whole sum before a bid, while price and clock keep running. */
export function BidDialog({ view, amount, onBack, onOutcome }: BidDialogProps) {
  const { lot, terms } = view.answer;
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus(), []);
  const bid = useBid(view, amount, onOutcome);
  const { accepted, accept, needsAcceptance, problem, isUnusual, isPending, place } = bid;
  const unusual =
    isUnusual || needsConfirmation({ max: amount, asking: lot.asking, estimateHigh: lot.estimate_high });
  const [again, setAgain] = useState('');
  const isRepeated = !unusual || parseAmount(again) === amount;
  const isOvertaken = !bid.isAnswerLost && leastAmount(view) > amount;
  // Without an answer, or from another tab.
  const hasArrived = !isPending && view.own !== null && view.own.max >= amount;
  useEffect(() => {
    if (hasArrived) onOutcome({ hasArrived });
  }, [hasArrived, onOutcome]);
  const canPlace = isRepeated && !isOvertaken;
  const [missing, setMissing] = useState<MissingPart | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!canPlace) return;
    const found = needsAcceptance ? missingPartOf(accepted) : null;
    setMissing(found);
    if (!found) place(unusual);
  }

  function change(value: Accepted) {
    setMissing(null);
    accept(value);
  }

  return (
    <Dialog title={questionOf(view, amount, unusual)} onClose={() => !isPending && onBack()}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.note}>
          {lot.bids > 0 ? 'Current bid ' : 'Opening bid '}
          <Price amount={lot.bids > 0 ? lot.price : lot.start} />,{' '}
          <b className={styles.clock} role="timer" aria-live="off">
            {timeLeftText(view.now, Date.parse(lot.closes_at))}
          </b>{' '}
          left
        </p>
        {unusual && (
          <>
            <p className={styles.note}>If you mean it, please type the amount again.</p>
            <MoneyField label="Type the amount again" value={again} onChange={setAgain} />
          </>
        )}
        <div className={styles.sum}>
          <SumRows
            total={saleTotal(terms, amount)}
            terms={terms}
            address={view.bidder?.address}
            labels={{ hammer: 'Maximum hammer price', all: 'The most you would pay' }}
          />
          <p className={styles.small}>
            You may pay less: the hammer price is one step above the next bidder’s maximum.
          </p>
        </div>
        {needsAcceptance ? (
          <Acceptance conditions={terms.conditions} value={accepted} missing={missing} onChange={change} />
        ) : (
          <p className={styles.note}>
            A bid is binding. You accepted the conditions of sale of {monthOf(terms.conditions)}.
          </p>
        )}
        <p className={styles.problem} role="alert">
          {isOvertaken ? overtakenText(leastAmount(view)) : (missing && missingTexts[missing]) || problem}
        </p>
        <div className={styles.actions}>
          <Button
            ref={back}
            kind="secondary"
            aria-disabled={isPending}
            onClick={() => !isPending && onBack()}
          >
            Back
          </Button>
          <Button type="submit" busy={isPending} disabled={!canPlace && !isPending}>
            Place bid
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function overtakenText(least: number): string {
  return `The next bid is now ${formatNaira(least)} or more. Go back to choose another amount.`;
}

function questionOf({ answer }: BidView, amount: number, unusual: boolean): string {
  const { lot, artwork } = answer;
  if (!unusual) return `Bid up to ${formatNaira(amount)} for ${artwork.name_of_artwork}?`;
  const times = Math.floor(amount / lot.asking);
  return times > 1
    ? `${formatNaira(amount)} is ${timesText(times)} the next bid`
    : `${formatNaira(amount)} is far above the estimate`;
}

const timeWords = [
  '',
  'once',
  'twice',
  'three times',
  'four times',
  'five times',
  'six times',
  'seven times',
  'eight times',
  'nine times',
  'ten times',
];

const timesText = (times: number) => timeWords[times] ?? `${times} times`;

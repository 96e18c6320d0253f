import { groupDigits } from '@gallery/shared/format/group-digits';
import { Button } from '@gallery/shared/ui/controls/button';
import { type FormEvent, useEffect, useRef } from 'react';
import { InAll } from '../figures/in-all';
import { saleTotal } from '../figures/sale-total';
import { type BidView, isLeading } from '../lot/bid-view';
import { checkAmount } from './check-amount';
import { MoneyField } from './money-field';
import { leastAmount, nextAmounts } from './next-amounts';
import { NextBids } from './next-bids';
import { parseAmount } from './parse-amount';
import styles from './step.module.css';

type BidFormProps = {
  view: BidView;
  typed: string | null;
  /** Why the last try was refused. */
  problem: string;
  /** What the bidder still has to do is not known yet. */
  isBusy: boolean;
  onType: (typed: string | null) => void;
  onBid: (typed: string) => void;
};

export function BidForm({ view, typed, problem, isBusy, onType, onBid }: BidFormProps) {
  const { answer, own, bidder } = view;
  const field = useRef<HTMLInputElement>(null);
  const text = typed ?? groupDigits(leastAmount(view));
  const amount = parseAmount(text);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onBid(text);
  }

  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <MoneyField
        ref={field}
        label={own ? 'Your new maximum' : 'Your maximum bid'}
        value={text}
        error={problem || undefined}
        onChange={onType}
        onBlur={() => amount !== null && typed !== null && onType(groupDigits(amount))}
      />
      <NextBids
        amounts={nextAmounts(view)}
        chosen={amount}
        onChoose={(chosen) => onType(groupDigits(chosen))}
      />
      <InAll
        total={saleTotal(answer.terms, checkAmount(text, view).amount ?? leastAmount(view))}
        terms={answer.terms}
        address={bidder?.address}
        labels={{ hammer: 'Hammer price, at most', all: 'You would pay at most' }}
      />
      <Button type="submit" busy={isBusy}>
        {isLeading(view) ? 'Raise your maximum' : 'Place bid'}
      </Button>
      <p className={styles.note}>{noteOf(view)}</p>
    </form>
  );
}

function noteOf(view: BidView): string {
  const { lot } = view.answer;
  if (isLeading(view) && lot.reserve === 'not met')
    return 'If your maximum is at or above the reserve, the price goes to the reserve at once.';
  if (isLeading(view)) return 'Others see the price only, never your maximum.';
  if (view.own) return 'One step further leads if it is above the other’s maximum. You may also stop here.';
  return 'Only you see your maximum. We bid for you step by step, no further than needed.';
}

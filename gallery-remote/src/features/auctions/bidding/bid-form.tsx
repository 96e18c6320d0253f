import { highestAmount } from '@gallery/shared/auction/increments';
import { groupDigits } from '@gallery/shared/domain/money';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { type FormEvent, useEffect, useRef } from 'react';
import { InAll } from '../figures/in-all';
import { saleTotal } from '../figures/sale-total';
import { type BidView, isLeading } from '../lot/bid-view';
import { MoneyField } from './money-field';
import { leastAmount, nextAmounts } from './next-amounts';
import { parseAmount } from './parse-amount';
import styles from './step.module.css';

export const bidFormId = 'bid-form';

type BidFormProps = {
  view: BidView;
  typed: string | null;
  problem: string;
  /** The page does not know yet what the bidder still has to do. */
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
    <form id={bidFormId} className={styles.step} noValidate onSubmit={submit}>
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
        total={saleTotal(answer.terms, typedSoFar(text) ?? leastAmount(view))}
        terms={answer.terms}
        address={bidder?.address}
        labels={{ hammer: 'Maximum hammer price', all: 'The most you would pay' }}
      />
      <Button type="submit" busy={isBusy}>
        {isLeading(view) ? 'Raise your maximum' : 'Place bid'}
      </Button>
      <p className={styles.note}>{noteOf(view)}</p>
    </form>
  );
}

/** Also reads a partly typed amount, such as '1,400,00'. Returns `null` for no amount. */
function typedSoFar(text: string): number | null {
  const amount = /^[\d\s,]+$/.test(text) ? Number(text.replace(/\D/g, '')) : parseAmount(text);
  return amount !== null && amount > 0 && amount <= highestAmount ? amount : null;
}

function noteOf(view: BidView): string {
  const { lot } = view.answer;
  if (isLeading(view) && lot.reserve === 'not met')
    return 'If your maximum is at or above the reserve, the price goes to the reserve at once.';
  if (isLeading(view)) return 'Others see the price only, never your maximum.';
  if (view.own)
    return 'The next bid wins only if it is above the other bidder’s maximum. You are free to stop here.';
  return 'Only you can see your maximum. We bid for you in steps, only as far as needed.';
}

type NextBidsProps = { amounts: number[]; chosen: number | null; onChoose: (amount: number) => void };

function NextBids({ amounts, chosen, onChoose }: NextBidsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside of another field's label
    <div className={styles.bids} role="group" aria-label="Next possible bids">
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.bid}
          aria-pressed={amount === chosen}
          onClick={() => onChoose(amount)}
        >
          <Price amount={amount} />
        </button>
      ))}
    </div>
  );
}

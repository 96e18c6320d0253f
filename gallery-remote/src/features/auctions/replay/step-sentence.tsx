import type { RecordEntry } from '@gallery/shared/auction/record';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { ReactNode } from 'react';
import { amountIn } from './step-fields';

type StepSentenceProps = { entries: RecordEntry[]; index: number };

export function StepSentence({ entries, index }: StepSentenceProps) {
  const entry = entries[index];
  if (!entry) return null;
  return sentences[entry.kind](entry, entries.slice(0, index));
}

type Sentence = (entry: RecordEntry, earlier: RecordEntry[]) => ReactNode;

const sentences: Record<RecordEntry['kind'], Sentence> = {
  opened: ({ fields }) => (
    <>
      <b>Opened</b>, start <Amount text={fields.start} />, {fields.reserve ? 'with a reserve' : 'no reserve'}
    </>
  ),

  bid: ({ fields }, earlier) => {
    const again = earlier.some((one) => one.kind === 'bid' && one.fields.bidder === fields.bidder);
    const met = fields.reserve === 'met' && earlier.at(-1)?.fields.reserve !== 'met';
    return (
      <>
        <b>Bidder {fields.bidder}</b> {again ? 'raises' : 'bids'}
        {met && ', and the reserve is met'}, the price is <Amount text={fields.price} />
      </>
    );
  },

  retracted: ({ fields }) => (
    <>
      <b>Retracted</b>: step {fields.seq} no longer counts,{' '}
      {fields.leader ? (
        <>
          the price is <Amount text={fields.price} />
        </>
      ) : (
        'no bid remains'
      )}
    </>
  ),

  closed: ({ fields }) => {
    if (!amountIn(fields.price))
      return (
        <>
          <b>Ended</b>, passed without a bid
        </>
      );
    return (
      <>
        <b>Ended</b>, {fields.result === 'sold' ? `sold to Bidder ${fields.bidder}` : 'passed'} at{' '}
        <Amount text={fields.price} />
      </>
    );
  },

  withdrawn: () => (
    <>
      <b>Withdrawn</b> by the gallery
    </>
  ),
};

function Amount({ text }: { text: string | undefined }) {
  const amount = amountIn(text);
  return amount === null ? '–' : <Price amount={amount} />;
}

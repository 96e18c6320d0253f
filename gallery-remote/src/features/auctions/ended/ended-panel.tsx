import { type BidView, isLeading } from '../lot/bid-view';
import { Passed } from './passed';
import { Sold } from './sold';
import { SoldToYou } from './sold-to-you';
import { Withdrawn } from './withdrawn';

export function EndedPanel({ view }: { view: BidView }) {
  const { phase, own } = view;
  if (phase === 'withdrawn') return <Withdrawn view={view} />;
  if (phase === 'passed') return <Passed view={view} />;
  return own && isLeading(view) ? <SoldToYou view={view} own={own} /> : <Sold view={view} />;
}

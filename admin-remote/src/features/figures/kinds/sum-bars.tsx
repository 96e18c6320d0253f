import { formatShortNaira } from '../../../ui/figures/sales-format';
import { Bars } from '../parts/bars';

type SumBarsProps = {
  /** `amount` is in whole naira. */
  rows: readonly { _id: string; name: string; amount: number }[];
};

export function SumBars({ rows }: SumBarsProps) {
  const bars = rows.map(({ _id, name, amount }) => ({
    _id,
    name,
    value: amount,
    text: formatShortNaira(amount),
  }));
  return <Bars rows={bars} />;
}

import { Price } from '@gallery/shared/ui/artwork/price';
import styles from './next-bids.module.css';

type NextBidsProps = { amounts: number[]; chosen: number | null; onChoose: (amount: number) => void };

export function NextBids({ amounts, chosen, onChoose }: NextBidsProps) {
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

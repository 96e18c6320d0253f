import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { useFieldValue } from '@gallery/shared/forms';
import { Price } from '@gallery/shared/ui/artwork/price';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { showPriceField } from './label-fields';
import styles from './labels.module.css';

/** Hides a single price. In a room without prices, there is nothing to choose. */
export function PriceChoice({ work }: { work: ListedArtwork }) {
  const { _id, name_of_artwork: name, price, lot } = work;
  const { value = true, set } = useFieldValue(showPriceField(_id));
  const { value: roomShowsPrices } = useFieldValue('show_prices');
  return (
    <label className={`${styles.check} ${roomShowsPrices ? '' : styles.isOff}`}>
      <span className={styles.what}>
        Show price<VisuallyHidden> of {name}</VisuallyHidden>
      </span>
      <input
        className={styles.box}
        type="checkbox"
        checked={Boolean(roomShowsPrices && value)}
        disabled={!roomShowsPrices}
        onChange={({ target }) => set(target.checked)}
      />
      <span>{lot ? 'After the auction' : <Price amount={price} />}</span>
    </label>
  );
}

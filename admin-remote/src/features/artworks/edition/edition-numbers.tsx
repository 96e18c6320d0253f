import type { EditionNumber, Availability as State } from '@gallery/shared/contract/catalogue/artwork';
import { editArtworkPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { Availability } from '@gallery/shared/ui/artwork/availability';
import styles from './work-edition.module.css';

type EditionNumbersProps = { numbers: EditionNumber[]; shown: string };

/** Each number has its own price, facts, and orders, so each opens its own form. */
export function EditionNumbers({ numbers, shown }: EditionNumbersProps) {
  return (
    <>
      <p className={styles.note}>
        {countText(numbers)} Each number is sold once. Saving the form above changes this number alone.
      </p>
      <ol className={styles.numbers}>
        {numbers.map(({ _id, number, availability }) => (
          <li key={_id} className={styles.number}>
            <Link
              className="link"
              to={editArtworkPath(_id)}
              aria-current={_id === shown ? 'page' : undefined}
            >
              Number {number}
            </Link>
            <Availability of={{ availability, held_until: null }} />
          </li>
        ))}
      </ol>
    </>
  );
}

function countText(numbers: EditionNumber[]): string {
  const counted = (state: State) => numbers.filter(({ availability }) => availability === state).length;
  const [available, sold] = [counted('available'), counted('sold')];
  return `${available} of ${numbers.length} available, ${sold} sold.`;
}

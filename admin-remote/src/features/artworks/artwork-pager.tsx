import { useNavigate } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/button';
import styles from './artwork-pager.module.css';

type Turn = { to: string; state: object } | null;
type ArtworkPagerProps = {
  /** The number of the page's first work, if it is known. */
  first: number | null;
  count: number;
  total: number;
  previous: Turn;
  next: Turn;
};

/** The way through the pages of the works. */
export function ArtworkPager({ first, count, total, previous, next }: ArtworkPagerProps) {
  const navigate = useNavigate();
  const turn = (way: Turn) => way && navigate(way.to, { state: way.state });
  const range = first === null ? `${count}` : `${first} to ${first + count - 1}`;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <p role="status">
        {range} of {total.toLocaleString('en-US')}
      </p>
      <span className={styles.turns}>
        <Button kind="secondary" disabled={!previous} onClick={() => turn(previous)}>
          Previous
        </Button>
        <Button kind="secondary" disabled={!next} onClick={() => turn(next)}>
          Next
        </Button>
      </span>
    </nav>
  );
}

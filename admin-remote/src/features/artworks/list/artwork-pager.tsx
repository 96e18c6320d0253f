import { useNavigate } from '@gallery/shared/router';
import { PagerBar } from '@gallery/shared/ui/table/pager-bar';

type Turn = { to: string; state: object } | null;
type ArtworkPagerProps = {
  /** The id of the page's first work. */
  at: string;
  /** The number of the page's first work; `null` where the way here is not known, and only the first page is. */
  first: number | null;
  count: number;
  total: number;
  previous: Turn;
  next: Turn;
};

/** The way through the pages of the works. */
export function ArtworkPager({ at, first, count, total, previous, next }: ArtworkPagerProps) {
  const navigate = useNavigate();
  const along = (turn: Turn) => turn && (() => void navigate(turn.to, { state: turn.state }));
  const range = first === null || count === 0 ? `${count}` : `${first} to ${first + count - 1}`;
  return (
    <PagerBar
      pageKey={at}
      back={first === null ? 'First page' : undefined}
      onBack={along(previous)}
      onNext={along(next)}
    >
      {range} of {total.toLocaleString('en-US')}
    </PagerBar>
  );
}

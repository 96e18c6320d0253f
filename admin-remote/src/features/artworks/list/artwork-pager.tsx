import { useNavigate } from '@gallery/shared/router';
import { PagerBar } from '../../../ui/table/pager-bar';

type PageLink = { to: string; state: object } | null;
type ArtworkPagerProps = {
  /** The id of the page's first work. */
  at: string;
  /** The number of the page's first work; `null` when the page was opened by its address. */
  first: number | null;
  count: number;
  total: number;
  previous: PageLink;
  next: PageLink;
};

export function ArtworkPager({ at, first, count, total, previous, next }: ArtworkPagerProps) {
  const navigate = useNavigate();
  const follow = (page: PageLink) => page && (() => void navigate(page.to, { state: page.state }));
  const range = first === null || count === 0 ? `${count}` : `${first} to ${first + count - 1}`;
  return (
    <PagerBar
      pageKey={at}
      back={first === null ? 'First page' : undefined}
      onBack={follow(previous)}
      onNext={follow(next)}
    >
      {range} of {total.toLocaleString('en-US')}
    </PagerBar>
  );
}

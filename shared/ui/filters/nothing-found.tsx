import { ButtonLink } from '../controls/button';
import { Empty } from '../loading/empty';

type NothingFoundProps = {
  /** What was searched for; without it filters alone leave nothing. */
  search?: string;
  back: string;
  to: string;
  small?: boolean;
};

/** Stands where a search or filters leave nothing: says what was searched, and leads back to everything. */
export function NothingFound({ search, back, to, small }: NothingFoundProps) {
  const sentence = search ? `Nothing found for “${search}”` : 'Nothing fits these filters';
  return (
    <Empty message={sentence} small={small}>
      <ButtonLink kind="secondary" to={to}>
        {back}
      </ButtonLink>
    </Empty>
  );
}

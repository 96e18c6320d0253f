import { ButtonLink } from '../controls/button';
import { Empty } from '../loading/empty';

type NothingFoundProps = {
  search?: string;
  back: string;
  to: string;
  small?: boolean;
};

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

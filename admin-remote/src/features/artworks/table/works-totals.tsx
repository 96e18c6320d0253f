import { groupDigits } from '@gallery/shared/domain/money';
import { useQuery } from '@gallery/shared/query';
import { Price } from '@gallery/shared/ui/artwork/price';
import { useWorksQuery } from '../use-works-query';
import { worksQueries } from './works.queries';

export function WorksTotals() {
  const { data } = useQuery(worksQueries.totals(useWorksQuery().filter));
  if (!data) return null;
  return (
    <>
      {groupDigits(data.total)} · <Price amount={data.sum} />
    </>
  );
}

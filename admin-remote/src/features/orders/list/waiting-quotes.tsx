import { countOf } from '@gallery/shared/domain/count-of';
import { adminOrdersPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link, useSearchParams } from '@gallery/shared/router';
import { orderQueries } from '../order.queries';
import styles from './waiting-quotes.module.css';

export function WaitingQuotes() {
  const [params] = useSearchParams();
  const isFiltered = params.get('quote') === 'asked';
  const { data } = useQuery(orderQueries.waitingQuotes());
  // The previous release of the API answers with all orders.
  const isAnswer = data?.orders.every(({ delivery_quote }) => delivery_quote === 'asked');
  const total = isAnswer ? (data?.total ?? 0) : 0;
  if (total === 0 && !isFiltered) return null;
  return (
    <p className={styles.notice} role="status">
      {countOf(total, 'order waits', 'orders wait')} for a delivery price.{' '}
      <Link className="link" to={isFiltered ? adminOrdersPath : `${adminOrdersPath}?quote=asked`}>
        {isFiltered ? 'Show all orders' : 'Show them'}
      </Link>
    </p>
  );
}

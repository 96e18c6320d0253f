import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { orderQueries } from '../order.queries';

export function useOpenOrder() {
  const [params] = useSearchParams();
  const id = params.get('order');
  const record = useQuery({ ...orderQueries.record(id ?? ''), enabled: id !== null });
  if (id === null) return { record: null, title: 'All Orders' };
  const number = record.data?.order.number;
  return { record, title: number === undefined ? 'Order' : `Order ${number}` };
}

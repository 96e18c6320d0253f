import { useSearchParams } from '@gallery/shared/router';
import type { OrderListQuery } from './order.queries';

export const filterNames = ['q', 'status', 'refund', 'quote', 'from', 'to'];
const listParams = [...filterNames, 'sort'];

export function useOrderFilters(): OrderListQuery {
  const [params] = useSearchParams();
  return Object.fromEntries(
    listParams.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

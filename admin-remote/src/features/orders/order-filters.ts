import { useSearchParams } from '@gallery/shared/router';
import type { OrderListQuery } from './order.queries';

const names = ['q', 'status', 'refund', 'from', 'to', 'sort', 'cursor'];

/** What the address says of the list, and nothing else of it. */
export function useOrderFilters(): OrderListQuery {
  const [params] = useSearchParams();
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

import { useSearchParams } from '@gallery/shared/router';
import type { OrderListQuery } from './order.queries';

/** What narrows the list: the address may also say how it is sorted, and which page is shown. */
export const filterNames = ['q', 'status', 'refund', 'from', 'to'];
const listParams = [...filterNames, 'sort', 'cursor'];

/** What the address says of the list, and nothing else of it. */
export function useOrderFilters(): OrderListQuery {
  const [params] = useSearchParams();
  return Object.fromEntries(
    listParams.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

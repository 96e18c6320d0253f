import { useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';

/** Refetches the failed queries of the landing once any of its calls succeeds again. */
export function useRefetchFailed(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        void queryClient.refetchQueries({
          type: 'active',
          predicate: ({ state }) => state.status === 'error',
        });
      }),
    [queryClient],
  );
}

import { useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';

/** The landing asks for several things. Once one call gets through again, those that failed are asked again too. */
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

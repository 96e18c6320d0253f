import { useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';

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

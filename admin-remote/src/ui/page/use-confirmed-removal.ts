import { useNotify } from '@gallery/shared/host';
import { useAction } from '@gallery/shared/query/use-action';
import { useEffect, useState } from 'react';

/** After the removal the focus moves to the element that `focusOn` selects. */
export function useConfirmedRemoval<Item>(
  remove: (item: Item) => Promise<{ message: string }>,
  invalidates?: readonly (readonly string[])[],
  focusOn = 'h1',
) {
  const notify = useNotify();
  const [candidate, setCandidate] = useState<Item | null>(null);
  const [removedCount, setRemovedCount] = useState(0);

  // Runs after the dialog closes, because the dialog returns the focus to a removed row.
  useEffect(() => {
    if (removedCount > 0) document.querySelector<HTMLElement>(focusOn)?.focus();
  }, [removedCount, focusOn]);

  const { isPending, mutate } = useAction({
    mutationFn: remove,
    invalidates,
    done() {
      setRemovedCount((count) => count + 1);
      setCandidate(null);
    },
    failed(message) {
      notify(message, 'error');
      setCandidate(null);
    },
  });

  return {
    candidate,
    request: setCandidate,
    busy: isPending,
    confirm: () => candidate !== null && mutate(candidate),
  };
}

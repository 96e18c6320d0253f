import { errorMessage } from '@gallery/shared/errors/error-message';
import { useNotify } from '@gallery/shared/host';
import { useEffect, useState } from 'react';

/**
 * Removing a thing of a list: asked for with `ask`, confirmed with `confirm` or not, and told with a toast. The row
 * that had the focus goes with its thing, so after it the page's heading has it.
 */
export function useConfirmedRemoval<Thing>(remove: (thing: Thing) => Promise<{ message: string }>) {
  const notify = useNotify();
  const [asked, ask] = useState<Thing | null>(null);
  const [busy, setBusy] = useState(false);
  const [removed, setRemoved] = useState(0);

  // After the dialog has closed, which gives the focus back to what opened it.
  useEffect(() => {
    if (removed > 0) document.querySelector('h1')?.focus();
  }, [removed]);

  async function confirm() {
    if (asked === null) return;
    setBusy(true);
    try {
      const { message } = await remove(asked);
      notify(message, 'success');
      setRemoved((count) => count + 1);
    } catch (error) {
      notify(errorMessage(error), 'error');
    }
    setBusy(false);
    ask(null);
  }

  return { asked, ask, busy, confirm };
}

import { useBackToClose } from '@gallery/shared/ui/controls/use-back-to-close';
import { useCallback, useEffect, useRef, useState } from 'react';
import { focusState } from '../figures/state-box';

/** Confirms one amount. 'Back' closes the dialog, and the focus moves to the answer. */
export function useDialog() {
  const { shown, show, close } = useBackToClose();
  const [offered, setOffered] = useState<number | null>(null);
  const isOpen = shown === 'bid' && offered !== null;
  const focusNext = useRef(false);

  useEffect(() => {
    if (isOpen || !focusNext.current) return;
    focusNext.current = false;
    focusState();
  }, [isOpen]);

  return {
    amount: isOpen ? offered : null,
    open: useCallback(
      (amount: number) => {
        setOffered(amount);
        show('bid');
      },
      [show],
    ),
    close() {
      close();
    },
    closeToState() {
      focusNext.current = true;
      close();
    },
  };
}

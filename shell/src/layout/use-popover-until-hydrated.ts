import { useEffect, useRef, useState } from 'react';

/** Before hydration the browser itself opens the menu, as a popover; one that is open then stays open. */
export function usePopoverUntilHydrated(open: boolean, show: () => void) {
  const nav = useRef<HTMLElement>(null);
  const [isPopover, setIsPopover] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided when it is hydrated, and when it has opened
  useEffect(() => {
    if (isOpenPopover(nav.current) && !open) show();
    else setIsPopover(false);
  }, [open]);
  return { nav, isPopover };
}

function isOpenPopover(element: HTMLElement | null): boolean {
  return 'popover' in HTMLElement.prototype && Boolean(element?.matches(':popover-open'));
}

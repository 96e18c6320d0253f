import { useCallback, useRef } from 'react';

const reach = '150%';

/** While `active`, calls `onNear` when the element of the returned ref comes near the screen. */
export function useNearEnd(onNear: () => void, active: boolean) {
  const call = useRef(onNear);
  call.current = onNear;
  return useCallback(
    (element: HTMLDivElement) => {
      if (!active) return;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) call.current();
        },
        { rootMargin: `${reach} 0px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [active],
  );
}

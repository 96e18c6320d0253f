import { useCallback, useRef } from 'react';

type NearEnd = { onNear: () => void; active: boolean; reach: string };

/**
 * While `active`, calls `onNear` when the element of the returned ref comes within `reach` of the screen. As a callback,
 * the ref follows an element that React replaces.
 */
export function useNearEnd({ onNear, active, reach }: NearEnd) {
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
    [active, reach],
  );
}

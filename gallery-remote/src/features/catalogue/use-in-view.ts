import { useEffect, useRef } from 'react';

const reach = '200%';

/** Calls `onNear` when the element of the returned ref comes near the screen while `active`. */
export function useInView(onNear: () => void, active: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const call = useRef(onNear);
  call.current = onNear;

  useEffect(() => {
    if (!active || !element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) call.current();
      },
      { rootMargin: `0px 0px ${reach}` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [active]);

  return element;
}

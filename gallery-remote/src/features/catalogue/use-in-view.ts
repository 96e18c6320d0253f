import { useEffect, useRef } from 'react';

const reach = '200%';

/** Calls `onNear` when the element of the ref that it answers comes near the screen, as long as it is `active`. */
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

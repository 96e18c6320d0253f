import { useLocation } from '@gallery/shared/router';
import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import { AreaBoundary } from './area-boundary';
import { AreaSkeleton } from './area-skeleton';
import type { Area } from './areas';
import { loadArea, reloadArea } from './load-area';

type Props = { area: Area; loaded?: ComponentType };

/**
 * `loaded` is what came with the first view: rendered as it is. Suspense would hold it back for 300 ms, and a page
 * that the edge rendered would be hydrated inside of it only when the browser is idle.
 */
export function AreaScreen({ area, loaded }: Props) {
  const [attempt, setAttempt] = useState(() => ({ number: 0, App: loaded ?? lazy(() => loadArea(area)) }));

  const { pathname } = useLocation();

  const tryAgain = useCallback(() => {
    setAttempt(({ number }) => ({ number: number + 1, App: lazy(() => reloadArea(area)) }));
  }, [area]);

  return (
    <AreaBoundary key={attempt.number} pathname={pathname} onRetry={tryAgain}>
      {attempt.App === loaded ? (
        <attempt.App />
      ) : (
        <Suspense fallback={<AreaSkeleton />}>
          <attempt.App />
        </Suspense>
      )}
    </AreaBoundary>
  );
}

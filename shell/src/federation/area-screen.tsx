import { useLocation } from '@gallery/shared/router';
import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import type { Area } from '../areas';
import { AreaBoundary } from './area-boundary';
import { AreaSkeleton } from './area-skeleton';
import { loadArea, reloadArea } from './load-area';

type Props = { area: Area; loaded?: ComponentType };

/** `loaded` renders without Suspense, which would delay it by 300 ms and hydrate it only when the browser is idle. */
export function AreaScreen({ area, loaded }: Props) {
  const [attempt, setAttempt] = useState(() => ({ number: 0, App: loaded ?? lazy(() => loadArea(area)) }));

  const { pathname } = useLocation();

  const tryAgain = useCallback(() => {
    setAttempt(({ number }) => ({ number: number + 1, App: lazy(() => reloadArea(area)) }));
  }, [area]);

  return (
    <AreaBoundary key={attempt.number} area={area} pathname={pathname} onRetry={tryAgain}>
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

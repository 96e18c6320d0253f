import type { RemoteName } from '@gallery/shared/host';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { AreaBoundary } from './area-boundary';
import { AreaSkeleton } from './area-skeleton';
import { loadRemote, loadRemoteAgain } from './load-remote';

type Props = { remote: RemoteName; loaded?: ComponentType };

/** `loaded` is what came with the first view: rendered as it is, since Suspense would hold it back for 300 ms. */
export function RemoteScreen({ remote, loaded }: Props) {
  const [attempt, setAttempt] = useState(() => ({
    number: 0,
    App: loaded ?? lazy(() => loadRemote(remote)),
  }));

  function tryAgain() {
    setAttempt(({ number }) => ({ number: number + 1, App: lazy(() => loadRemoteAgain(remote)) }));
  }

  return (
    <AreaBoundary key={attempt.number} onRetry={tryAgain}>
      <Suspense fallback={<AreaSkeleton />}>
        <attempt.App />
      </Suspense>
    </AreaBoundary>
  );
}

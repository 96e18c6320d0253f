import { useLocation } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { LoadFailure } from '@gallery/shared/ui/lazy/load-failure';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Area } from '../areas';
import { notePageEvent } from '../telemetry/page-events';
import styles from './area.module.css';
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

export function AreaSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className={`${styles.area} ${styles.loading}`}>
      <Spinner />
      {children}
    </div>
  );
}

type BoundaryProps = {
  area: Area;
  /** A new path clears the error of the previous one. */
  pathname: string;
  onRetry: () => void;
  children: ReactNode;
};

/** An error in an area leaves header, footer, and the other areas working. */
class AreaBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    notePageEvent({ area: this.props.area, error });
  }

  override componentDidUpdate({ pathname }: BoundaryProps) {
    if (this.state.failed && pathname !== this.props.pathname) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <AreaFallback onRetry={this.props.onRetry} /> : this.props.children;
  }
}

function AreaFallback({ onRetry }: Pick<BoundaryProps, 'onRetry'>) {
  return (
    <div className={styles.area}>
      <LoadFailure onRetry={onRetry} />
    </div>
  );
}

import { type ComponentType, memo, type ReactNode, Suspense, useCallback, useState } from 'react';
import { Spinner } from '../controls/spinner';
import styles from './deferred.module.css';
import { type RetryablePart, retryablePart } from './retryable-part';

/** Loads after the first view. A change of its props before would discard the edge's HTML and typed input. */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <DeferredFallback />,
): ComponentType<Props> {
  const newPart = (): RetryablePart<Props> => retryablePart(load, () => (current = newPart()));
  let current = newPart();

  return memo(function Deferred(props: Props) {
    const [Part, setPart] = useState(() => current);
    const retry = useCallback(() => setPart(() => newPart()), []);
    return (
      <Suspense fallback={fallback}>
        <Part props={props} onRetry={retry} />
      </Suspense>
    );
  });
}

function DeferredFallback() {
  return (
    <div className={styles.loading}>
      <Spinner />
    </div>
  );
}

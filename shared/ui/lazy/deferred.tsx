import { type ComponentType, memo, Suspense, useCallback, useState } from 'react';
import { Spinner } from '../controls/spinner';
import styles from './deferred.module.css';
import { type RetryablePart, retryablePart } from './retryable-part';

/**
 * A part of a page whose code comes after the first view; the edge renders it with the rest. If its code cannot be
 * had, an error panel stands in its place, and 'Try again' asks once more. Until it is there it must be given the same
 * props: React throws away what the edge rendered, and what was typed into it, when they change.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const newPart = (): RetryablePart<Props> => retryablePart(load, () => (current = newPart()));
  let current = newPart();

  return memo(function Deferred(props: Props) {
    const [Part, setPart] = useState(() => current);
    const retry = useCallback(() => setPart(() => newPart()), []);
    return (
      <Suspense fallback={<DeferredFallback />}>
        <Part props={props} onRetry={retry} />
      </Suspense>
    );
  });
}

function DeferredFallback() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}

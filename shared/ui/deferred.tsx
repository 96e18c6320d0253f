import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { networkMessage } from '../contract/answer';
import styles from './deferred.module.css';
import { ErrorPanel } from './error-panel';
import { Spinner } from './spinner';

type PartProps<Props> = { props: Props; onRetry: () => void };

/**
 * A part of a page whose code comes after the first view; the edge renders it with the rest. If its code cannot be
 * had, an error panel stands in its place, and 'Try again' asks once more. Until it is there it must be given the same
 * props: React throws away what the edge rendered, and what was typed into it, when they change.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loadOrTell = () =>
    lazy(async (): Promise<{ default: ComponentType<PartProps<Props>> }> => {
      try {
        return { default: withoutRetry(await load()) };
      } catch {
        return { default: NotLoaded };
      }
    });
  const first = loadOrTell();

  return memo(function Deferred(props: Props) {
    const [Part, setPart] = useState(() => first);
    return (
      <Suspense fallback={<Waiting />}>
        <Part props={props} onRetry={() => setPart(loadOrTell)} />
      </Suspense>
    );
  });
}

function withoutRetry<Props extends object>(Part: ComponentType<Props>) {
  return ({ props }: { props: Props }) => <Part {...props} />;
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return <ErrorPanel message={networkMessage} onRetry={onRetry} />;
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}

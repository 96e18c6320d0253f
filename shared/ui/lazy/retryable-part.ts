import { type ComponentType, createElement, lazy, useEffect, useSyncExternalStore } from 'react';
import { codeAfterFailure } from './code-after-failure';
import { LoadFailure } from './load-failure';

type PartProps<Props> = { props: Props; onRetry: () => void };
export type RetryablePart<Props> = ComponentType<PartProps<Props>>;

/** Never throws. Without its code it keeps the edge's HTML. If there is none, it shows an error with 'Try again'. */
export function retryablePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): RetryablePart<Props> {
  let isLate = false;
  const LatePart = lazy(async () => {
    const Part = await codeAfterFailure(load);
    isLate = true;
    return { default: Part };
  });

  return lazy(async (): Promise<{ default: ComponentType<PartProps<Props>> }> => {
    try {
      const Part = await load();
      return { default: ({ props }) => createElement(Part, props) };
    } catch {
      return { default: NotLoaded };
    }
  });

  function NotLoaded({ props, onRetry }: PartProps<Props>) {
    const isHydrating = useIsHydrating();
    if (isHydrating || isLate) return createElement(LatePart as ComponentType<Props>, props);
    return createElement(Failure, { onRetry });
  }

  /** The next mount loads the code again. */
  function Failure({ onRetry }: { onRetry: () => void }) {
    useEffect(() => void onFailure(), []);
    return createElement(LoadFailure, { onRetry });
  }
}

function useIsHydrating() {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}

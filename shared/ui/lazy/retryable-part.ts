import { type ComponentType, createElement, lazy, useEffect } from 'react';
import { useHydrated } from '../../browser/first-view';
import { LoadFailure } from './load-failure';

const retryMs = 10_000;

type PartProps<Props> = { props: Props; onRetry: () => void };
export type RetryablePart<Props> = ComponentType<PartProps<Props>>;

/** Never throws. Without its code it keeps the edge's HTML. If there is none, it shows an error with 'Try again'. */
export function retryablePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): RetryablePart<Props> {
  let isLate = false;
  const LatePart = lazy(loadLate);

  return lazy(async (): Promise<{ default: RetryablePart<Props> }> => {
    try {
      const Part = await load();
      return { default: ({ props }) => createElement(Part, props) };
    } catch {
      return { default: NotLoaded };
    }
  });

  /** Tries again every 10 seconds, and when the connection returns. */
  async function loadLate(): Promise<{ default: ComponentType<Props> }> {
    await new Promise((resolve) => {
      setTimeout(resolve, retryMs);
      window.addEventListener('online', resolve);
    });
    try {
      const Part = await load();
      isLate = true;
      return { default: Part };
    } catch {
      return loadLate();
    }
  }

  function NotLoaded({ props, onRetry }: PartProps<Props>) {
    const keepsHtml = !useHydrated() || isLate;
    // The next mount loads the code again.
    useEffect(() => void (keepsHtml || onFailure()), [keepsHtml]);
    if (keepsHtml) return createElement(LatePart as ComponentType<Props>, props);
    return createElement(LoadFailure, { onRetry });
  }
}

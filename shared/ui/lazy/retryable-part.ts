import { type ComponentType, createElement, lazy, useEffect } from 'react';
import { LoadFailure } from './load-failure';

type PartProps<Props> = { props: Props; onRetry: () => void };
export type RetryablePart<Props> = ComponentType<PartProps<Props>>;

/** Never throws. Without its code it shows an error with 'Try again'. */
export function retryablePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): RetryablePart<Props> {
  return lazy(async (): Promise<{ default: ComponentType<PartProps<Props>> }> => {
    try {
      const Part = await load();
      return { default: ({ props }) => createElement(Part, props) };
    } catch {
      return { default: NotLoaded };
    }
  });

  /** The next mount loads the code again. */
  function NotLoaded({ onRetry }: PartProps<Props>) {
    useEffect(() => void onFailure(), []);
    return createElement(LoadFailure, { onRetry });
  }
}

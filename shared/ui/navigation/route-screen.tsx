import { type ComponentType, useCallback, useState } from 'react';
import { type RetryablePart, retryablePart } from '../lazy/retryable-part';

/**
 * A screen in a chunk of its own. What was prepared is rendered as it is: inside a page that is being hydrated a
 * lazy component waits, and a change meanwhile would draw the page anew. A chunk that cannot be had is told in the
 * screen's place, with a way to try again.
 */
export function routeScreen(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  const newPart = (): RetryablePart<object> => retryablePart(prepare, () => (current = newPart()));
  let current = newPart();
  return { Screen, prepare };

  async function prepare(): Promise<ComponentType> {
    loaded ??= await load();
    return loaded;
  }

  function Screen() {
    // Chosen once: another component in its place would begin anew.
    const [Shown, show] = useState(() => (loaded ? preparedPart(loaded) : current));
    const retry = useCallback(() => show(() => newPart()), []);
    return <Shown props={{}} onRetry={retry} />;
  }
}

function preparedPart(Loaded: ComponentType): RetryablePart<object> {
  return () => <Loaded />;
}

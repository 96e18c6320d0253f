import { type ComponentType, useCallback, useState } from 'react';
import { type RetryablePart, retryablePart } from '../lazy/retryable-part';

/** A prepared screen renders directly: a lazy one would suspend hydration. A missing chunk shows 'Try again'. */
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
    // Chosen once: another component would mount anew.
    const [Shown, show] = useState(() => (loaded ? preparedPart(loaded) : current));
    const retry = useCallback(() => show(() => newPart()), []);
    return <Shown props={{}} onRetry={retry} />;
  }
}

function preparedPart(Loaded: ComponentType): RetryablePart<object> {
  return () => <Loaded />;
}

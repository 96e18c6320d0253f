import { type ComponentType, lazy, useState } from 'react';

/**
 * A screen in a chunk of its own. What was prepared is rendered as it is: inside a page that is being hydrated a
 * lazy component waits, and a change meanwhile would draw the page anew.
 */
export function routeScreen(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await prepare() }));
  return { Screen, prepare };

  async function prepare(): Promise<ComponentType> {
    loaded ??= await load();
    return loaded;
  }

  function Screen() {
    // Chosen once: another component in its place would begin anew.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown />;
  }
}

import { Route } from '@gallery/shared/router';
import type { PageRoute } from '@gallery/shared/routes/define-routes';
import { type ComponentType, useCallback, useState } from 'react';
import { type RetryablePart, retryablePart } from '../lazy/retryable-part';

/** The screen of a route, and a function that loads its code. A screen in the remote's first files loads none. */
export type RouteScreen = Pick<PageRoute, 'path' | 'preload'> & {
  Screen: ComponentType;
  prepare: () => Promise<unknown>;
};

export function screensOf(routes: readonly PageRoute[]): RouteScreen[] {
  return routes.map(({ path, preload, ...route }) => ({ path, preload, ...screenOf(route) }));
}

function screenOf(route: { component: ComponentType } | { screen: () => Promise<ComponentType> }) {
  return 'component' in route
    ? { Screen: route.component, prepare: async () => undefined }
    : routeScreen(route.screen);
}

/** A prepared screen renders directly, because a lazy one would suspend hydration. */
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
    // Chosen once, because another component would mount again.
    const [Shown, show] = useState(() => (loaded ? preparedPart(loaded) : current));
    const retry = useCallback(() => show(() => newPart()), []);
    return <Shown props={{}} onRetry={retry} />;
  }
}

function preparedPart(Loaded: ComponentType): RetryablePart<object> {
  return () => <Loaded />;
}

/** Returns the routes of screens, for `Routes`. */
export function screenRoutes(screens: readonly RouteScreen[]) {
  return screens.map(({ path, Screen }) => <Route key={path} path={path} element={<Screen />} />);
}

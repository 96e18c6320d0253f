import { Route } from '@gallery/shared/router';
import type { ComponentType } from 'react';

/** The routes of a table of screens by path, for `Routes`. */
export function screenRoutes(screens: Readonly<Record<string, { Screen: ComponentType }>>) {
  return Object.entries(screens).map(([path, { Screen }]) => (
    <Route key={path} path={path} element={<Screen />} />
  ));
}

import { Route } from '@gallery/shared/router';
import type { RouteScreen } from './route-screen';

/** Returns the routes of screens, for `Routes`. */
export function screenRoutes(screens: readonly RouteScreen[]) {
  return screens.map(({ path, Screen }) => <Route key={path} path={path} element={<Screen />} />);
}

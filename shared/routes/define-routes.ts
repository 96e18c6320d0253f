import type { PageData } from '@gallery/shared/host';
import type { RouteFacts } from '@gallery/shared/releases/release';
import type { ComponentType } from 'react';

/** A page of a remote. The browser gets only `path`, the screen, and `preload`, and `release.json` the facts. */
export type PageRoute = RouteFacts & {
  /** An address with `:id` in the place of a record's id. */
  path: string;
  /** Fetches the page's data at the edge before the render. Without it, the page needs no data. */
  load?: PageData['prefetch'];
  /** Fetches the screen before other work, never, or, by default, when the browser is idle. */
  preload?: 'first' | 'never';
} & (
    | {
        /** A separate chunk, which `webpackChunkName` names. */
        screen: () => Promise<ComponentType>;
      }
    | {
        /** Part of the remote's first files. */
        component: ComponentType;
        /** A chunk that the component loads itself. The page links it. */
        chunk?: string;
        /** A chunk that the component loads after the first view. The page links its styles. */
        later?: string;
      }
  );

/** The pages of a remote, in the order in which the router compares addresses with them. */
export function defineRoutes(routes: readonly PageRoute[]): readonly PageRoute[] {
  return routes;
}

/** Returns the pattern of an API address from its builder: `apiPattern(lotPaths.one)` is `/lot/:id`. */
export function apiPattern(build: (id: string) => string): string {
  return decodeURIComponent(build(':id'));
}

export function pageDataOf(routes: readonly PageRoute[]): PageData[] {
  return routes.map(({ path, load = async () => ({}) }) => ({ path, prefetch: load }));
}

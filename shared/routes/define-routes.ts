import type { PageData } from '@gallery/shared/host';
import type { RouteFacts } from '@gallery/shared/releases/release';
import type { ComponentType } from 'react';

/** A page of a remote. The build puts the facts into `release.json`; the browser gets only `path`, the screen and `preload`. */
export type PageRoute = RouteFacts & {
  /** An address, with `:id` in the place of a record's id. */
  path: string;
  /** What the edge fetches before it renders the page. Without it, the page needs no data. */
  load?: PageData['prefetch'];
  /** When the browser fetches the screen ahead: before other work, never, or, by default, when it is idle. */
  preload?: 'first' | 'never';
} & (
    | {
        /** In a chunk of its own, which `webpackChunkName` names. */
        screen: () => Promise<ComponentType>;
      }
    | {
        /** Comes with the remote's first files. */
        component: ComponentType;
        /** A chunk that the component loads by itself; the page brings it along. */
        chunk?: string;
        /** A chunk that the component loads after the first view; the page brings its styles along. */
        later?: string;
      }
  );

/** The pages of a remote, in the order in which addresses are compared with them. */
export function defineRoutes(routes: readonly PageRoute[]): readonly PageRoute[] {
  return routes;
}

/** An address of the API with `:id` in the place of the id, from its builder: `apiPattern(lotPaths.one)` is `/lot/:id`. */
export function apiPattern(build: (id: string) => string): string {
  return decodeURIComponent(build(':id'));
}

/** What the edge fetches for each page. */
export function pageDataOf(routes: readonly PageRoute[]): PageData[] {
  return routes.map(({ path, load = async () => ({}) }) => ({ path, prefetch: load }));
}

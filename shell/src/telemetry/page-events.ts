import type { RemoteName } from '@gallery/shared/host';
import type { Area } from '../areas';

/** An uncaught error or rejection, a failed area, another view, or a reloaded remote. */
export type PageEvent = Event | { area: Area; error: unknown } | { path: string } | { reloaded: RemoteName };

declare global {
  interface Window {
    /** The boot script creates it. Missing if nothing reads it. */
    pageEvents?: PageEvent[];
  }
}

/** Queues the event for the telemetry code, which loads after the first view. */
export function notePageEvent(event: PageEvent): void {
  window.pageEvents?.push(event);
}

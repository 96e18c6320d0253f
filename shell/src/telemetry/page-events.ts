import type { RemoteName } from '@gallery/shared/host';
import type { Area } from '../areas';

/** An error or rejection that nobody caught, an area that failed, another view, or a remote that was loaded anew. */
export type PageEvent = Event | { area: Area; error: unknown } | { path: string } | { reloaded: RemoteName };

declare global {
  interface Window {
    /** Made by the boot script; missing where nobody asks for it. */
    pageEvents?: PageEvent[];
  }
}

/** Waits for the code that tells the edge of it, which comes after the first view. */
export function notePageEvent(event: PageEvent): void {
  window.pageEvents?.push(event);
}

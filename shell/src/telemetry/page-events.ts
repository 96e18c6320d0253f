import type { RemoteName } from '@gallery/shared/host';
import type { Area } from '../areas';

/** An error or rejection that nobody caught, an area that failed, another view, or a remote that was loaded anew. */
export type PageEvent = Event | { area: Area; error: unknown } | { path: string } | { reloaded: RemoteName };

declare global {
  interface Window {
    /** Made by the boot script; missing where no edge wrote the page. */
    pageEvents?: PageEvent[];
  }
}

const maxWaiting = 20;

/** Waits for the code that tells the edge of it, which comes after the first view. */
export function notePageEvent(event: PageEvent): void {
  const { pageEvents } = window;
  if (pageEvents && pageEvents.length < maxWaiting) pageEvents.push(event);
}

/** What has happened so far, and then whatever happens. */
export function followPageEvents(follow: (event: PageEvent) => void): void {
  const { pageEvents } = window;
  if (!pageEvents) return;
  for (const event of pageEvents.splice(0)) follow(event);
  pageEvents.push = (event) => {
    follow(event);
    return 0;
  };
}

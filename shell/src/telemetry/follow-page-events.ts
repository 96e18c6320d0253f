import type { PageEvent } from './page-events';

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

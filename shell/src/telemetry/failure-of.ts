import { cleanMessage } from './clean-message';
import { errorOwner } from './error-owner';
import type { PageEvent } from './page-events';

/** Whose failure it is, and what is said of it; a script that did not come says nothing. */
export type Failure = { remote: string; message?: string };

/** `undefined` for what is no failure of ours. */
export function failureOf(event: PageEvent): Failure | undefined {
  if (event instanceof Event) return failureOfEvent(event);
  if (!('area' in event)) return undefined;
  return { remote: ownerOf(event.error) ?? event.area, message: messageOf(event.error) };
}

function failureOfEvent(event: Event): Failure | undefined {
  if (event instanceof ErrorEvent) return failureFrom(event.error, event);
  if ('reason' in event) return failureFrom(event.reason);
  if (!(event.target instanceof HTMLScriptElement)) return undefined;
  const remote = errorOwner(event.target.src, window.location.origin);
  return remote ? { remote } : undefined;
}

function failureFrom(error: unknown, at?: ErrorEvent): Failure | undefined {
  const remote = ownerOf(error) ?? errorOwner(at?.filename ?? '', window.location.origin);
  return remote ? { remote, message: messageOf(error, at?.message) } : undefined;
}

function ownerOf(error: unknown): string | undefined {
  return error instanceof Error ? errorOwner(error.stack ?? '', window.location.origin) : undefined;
}

function messageOf(error: unknown, otherwise = 'not an error'): string {
  return cleanMessage(error instanceof Error ? `${error.name}: ${error.message}` : otherwise);
}

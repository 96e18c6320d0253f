import { cleanMessage } from './clean-message';
import type { PageEvent } from './page-events';

const remoteScript = /\/remotes\/(gallery|customer|admin)\//;

/** Returns the remote whose script is first in the stack, else the shell. `undefined` for code of other sites. */
function errorOwner(trace: string, origin: string): string | undefined {
  const [, remote] = trace.match(remoteScript) ?? [];
  if (remote) return remote;
  return trace.includes(`${origin}/`) ? 'shell' : undefined;
}

/** The team and the message of a failure. A script that did not load has no message. */
export type Failure = { remote: string; message?: string };

/** Returns `undefined` for an event that is no failure of the site. */
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

const remoteScript = /\/remotes\/(gallery|customer|admin)\//;

/**
 * The team whose code threw: the remote whose script stands first in the stack, else the shell when a script of this
 * site does. `undefined` for code of others, such as an extension of the browser.
 */
export function errorOwner(trace: string, origin: string): string | undefined {
  const [, remote] = trace.match(remoteScript) ?? [];
  if (remote) return remote;
  return trace.includes(`${origin}/`) ? 'shell' : undefined;
}

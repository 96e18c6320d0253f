import { setTimeout as elapsed } from 'node:timers/promises';
import type { RemoteName } from '@gallery/shared/host';
import { createLoop } from '../registry/loop';
import type { RegistryLink } from './registry-link';
import { remoteNames } from './release-set';
import type { RemoteSite } from './remote-site';

/** Milliseconds that the start waits for the first answers of registry and remotes. */
const firstAnswers = 5000;

type Options = { registry: RegistryLink; remotes: Record<RemoteName, RemoteSite>; pollMs: number };

/** Asks registry and remotes once, and then again and again; the function that is given back ends it. */
export async function syncSite({ registry, remotes, pollMs }: Options): Promise<() => void> {
  await Promise.race([initialSync(), elapsed(firstAnswers)]);
  // Each remote has its own loop, so that a hanging server delays no other.
  const loops = [registry.loop, ...remoteNames.map((name) => createLoop(() => pollRemote(name), pollMs))];
  for (const loop of loops) loop.schedule();
  return () => {
    for (const loop of loops) loop.stop();
  };

  /** What the remotes serve is offered, and opened by what the registry then says. */
  async function initialSync(): Promise<void> {
    await Promise.all([registry.poll(), ...remoteNames.map((name) => remotes[name].watch())]);
    await registry.outbox.idle();
    await registry.poll();
    await Promise.all(remoteNames.map((name) => remotes[name].settled()));
  }

  async function pollRemote(name: RemoteName): Promise<void> {
    remotes[name].update();
    await remotes[name].watch();
  }
}

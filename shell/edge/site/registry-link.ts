import path from 'node:path';
import type { ApiConnection } from '../api/api-connection';
import type { Config } from '../config';
import { edgeIdIn } from '../registry/edge-id';
import { followRegistry } from '../registry/follow-registry';
import { createLoop } from '../registry/loop';
import { createOutbox } from '../registry/outbox';
import { createRegistryClient } from '../registry/registry-client';
import { openSavedRegistry } from '../registry/saved-registry';

/** The most milliseconds between two requests to the registry. */
const maxPollMs = 2000;

export type RegistryLink = Awaited<ReturnType<typeof linkToRegistry>>;

type Options = {
  config: Config;
  api: ApiConnection;
  shellDigest: string;
  onChange: () => void;
  log: (line: string) => void;
};

/** Reads the registry and sends it messages; each message triggers another read. */
export async function linkToRegistry({ config, api, shellDigest, onChange, log }: Options) {
  const folder = path.join(config.dataDir, 'releases');
  const edge = await edgeIdIn(folder);
  const client = createRegistryClient({
    url: () => api.best().internalUrl,
    edge,
    shell: { version: config.shellVersion, digest: shellDigest },
  });
  const outbox = createOutbox({ post: client.post, onSent: () => loop.runNow(), log });
  const registry = followRegistry({
    client,
    saved: openSavedRegistry(folder, log),
    onChange,
    onReturn: outbox.resend,
    onAnswer: outbox.flush,
    log,
  });
  const loop = createLoop(registry.poll, Math.min(config.pollMs, maxPollMs));
  await registry.restore();
  return { edge, folder, outbox, loop, answer: registry.answer, poll: registry.poll };
}

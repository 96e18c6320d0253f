import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import { loggedMessage } from '../log-text';
import type { RegistryClient } from './registry-client';
import type { SavedRegistry } from './saved-registry';

type Options = {
  client: Pick<RegistryClient, 'read'>;
  saved: SavedRegistry;
  onChange: () => void;
  onReturn: () => void;
  onAnswer: () => void;
  log: (line: string) => void;
};

/** Uses the last good answer while the registry is unreachable, even after a restart. */
export function followRegistry({ client, saved, onChange, onReturn, onAnswer, log }: Options) {
  let answer: RegistryAnswer | undefined;
  let isAway: boolean | undefined;
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  return { restore, poll, answer: () => answer };

  async function restore(): Promise<void> {
    answer = await saved.read();
  }

  /** Never fails. Runs one request at a time, so that an older answer never replaces a newer one. Callers during a request share the next one. */
  function poll(): Promise<void> {
    if (running) {
      waiting ??= running.then(() => {
        waiting = undefined;
        return poll();
      });
      return waiting;
    }
    running = read().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function read(): Promise<void> {
    try {
      const fresh = await client.read();
      if (fresh) await take(fresh);
      if (isAway) log('the registry answers again');
      if (isAway) onReturn();
      isAway = false;
      onAnswer();
    } catch (error) {
      const rule = answer ? 'its last answer counts' : 'what the remotes serve is opened';
      if (!isAway) log(`the registry does not answer, and ${rule}: ${loggedMessage(error)}`);
      isAway = true;
    }
  }

  async function take(fresh: RegistryAnswer): Promise<void> {
    answer = fresh;
    onChange();
    await saved
      .save(fresh)
      .catch((error) => log(`the edge could not save the registry: ${loggedMessage(error)}`));
  }
}

import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import { errorMessage } from '../error-message';
import type { RegistryClient } from './registry-client';
import type { SavedRegistry } from './saved-registry';

export type Registry = ReturnType<typeof followRegistry>;
type Options = {
  client: Pick<RegistryClient, 'read'>;
  saved: SavedRegistry;
  onChange: () => void;
  /** Called at the first answer after a failed reading. */
  onReturn: () => void;
  /** Called after each answer, changed or not. */
  onAnswer: () => void;
  log: (line: string) => void;
};

/** The last good answer counts while the registry is away, after a restart too. */
export function followRegistry({ client, saved, onChange, onReturn, onAnswer, log }: Options) {
  let answer: RegistryAnswer | undefined;
  let isAway: boolean | undefined;
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  return { restore, poll, answer: () => answer };

  async function restore(): Promise<void> {
    answer = await saved.read();
  }

  /**
   * Never fails. One after the other, so that an older answer is never taken or saved after a newer one; whoever asks
   * meanwhile shares the next one.
   */
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
      if (!isAway) log(`the registry does not answer, and ${rule}: ${errorMessage(error)}`);
      isAway = true;
    }
  }

  async function take(fresh: RegistryAnswer): Promise<void> {
    answer = fresh;
    onChange();
    await saved.save(fresh).catch((error) => log(`the registry could not be saved: ${errorMessage(error)}`));
  }
}

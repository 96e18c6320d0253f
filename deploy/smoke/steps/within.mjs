import { setTimeout as pause } from 'node:timers/promises';

/** Retries until the attempt succeeds. @template Result @param {number} seconds @param {() => Promise<Result>} attempt @returns {Promise<Result>} */
export async function within(seconds, attempt) {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(250);
    }
  }
}

import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../../http/answers/http-error';

/** Places at most one bid. Returns 'over' when the lot takes no more bids. */
export type DemoBidderTurn = (lotId: string) => Promise<'goes on' | 'over'>;

export type DemoBidders = {
  /** Returns the time at which the bidders leave the lot, or `null` while they do not bid on it. */
  until(lotId: string): Date | null;
  /** Throws a 409 while they bid on too many lots. */
  start(lotId: string): Date;
  stop(lotId: string): void;
  stopAll(): void;
};

type DemoBidderDeps = { turn: DemoBidderTurn; logger: FastifyBaseLogger; pauseMs?: () => number };
type Match = { until: Date; leaving: AbortController };

const lastsMs = 10 * 60_000;
const maxLots = 3;

/** Bids on lots until stopped, for at most ten minutes. The state lives in this process, so a restart ends it. */
export function demoBiddersOf({ turn, logger, pauseMs = personsPauseMs }: DemoBidderDeps): DemoBidders {
  const matches = new Map<string, Match>();
  return {
    until: (lotId) => matches.get(lotId)?.until ?? null,
    start(lotId) {
      const running = matches.get(lotId);
      if (running) return running.until;
      if (matches.size >= maxLots) throw new HttpError(409, busyMessage);
      const match = { until: new Date(Date.now() + lastsMs), leaving: new AbortController() };
      matches.set(lotId, match);
      void play(lotId, match);
      return match.until;
    },
    stop,
    stopAll: () => [...matches.keys()].forEach(stop),
  };

  function stop(lotId: string) {
    matches.get(lotId)?.leaving.abort();
    matches.delete(lotId);
  }

  async function play(lotId: string, { until, leaving: { signal } }: Match) {
    try {
      while (!signal.aborted && new Date() < until) {
        await pause(pauseMs(), undefined, { signal, ref: false });
        if ((await turn(lotId)) === 'over') break;
      }
    } catch (error) {
      if (!signal.aborted) logger.warn({ err: error, lot: lotId }, 'the demo bidders leave a lot');
    } finally {
      if (!signal.aborted) stop(lotId);
    }
  }
}

const busyMessage = 'The demo bidders are busy on other lots. Please try again in some minutes.';

function personsPauseMs(): number {
  return randomInt(20_000, 60_000);
}

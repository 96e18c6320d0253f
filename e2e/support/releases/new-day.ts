import { expect } from '@playwright/test';
import { networks, see, tellOf } from './visitors';

type Day = {
  /** Visitors who come at once. */
  size: number;
  /** Whether the page fails for the visitor who is the nth, from 0, to try the release. */
  failsFor?: (nth: number) => boolean;
};

/** Visitors who come from different networks, and whose browsers tell how it went. */
export function newDay(url: string, { size, failsFor = () => false }: Day) {
  let [visits, tries] = [0, 0];
  return { visitorsWhoGetIt };

  /** How many of those who come now get the new release. */
  async function visitorsWhoGetIt(): Promise<number> {
    const seen = await Promise.all(networks(size, visits).map(comes));
    visits += seen.length;
    return seen.filter((release) => release === 'new').length;
  }

  async function comes(address: string): Promise<string> {
    const seen = await see(url, address);
    const fails = seen.release === 'new' && failsFor(tries++);
    const answer = await tellOf(seen, url, address, fails ? 'Error: no prices' : undefined);
    expect(answer.status).toBe(204);
    return seen.release;
  }
}

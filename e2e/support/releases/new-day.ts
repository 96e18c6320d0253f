import { expect } from '@playwright/test';
import { networks, see, tellOf } from './visitors';

type Day = {
  size: number;
  /** Whether the page fails for the `nth` visitor (from 0) of the new release. */
  failsFor?: (nth: number) => boolean;
};

/** Simulates visitors from different networks whose browsers report how the page went. */
export function newDay(url: string, { size, failsFor = () => false }: Day) {
  let [visits, tries] = [0, 0];
  return { visitorsWhoGetIt };

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

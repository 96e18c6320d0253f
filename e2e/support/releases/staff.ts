import type { APIRequestContext } from '@playwright/test';
import { curatorsToken } from '../admin/curator';
import { expect } from '../visit';

type Command = { action: string; remote: string; release?: string; share?: number; reason: string };

type Release = { version: string } | null;
type Known = { remote: string; next: Release; others: Release[] };

/** Returns an administrator's client for the registry of the API at this address. */
export async function logInAsStaff(request: APIRequestContext, api: string) {
  const headers = { authorization: `Bearer ${await curatorsToken(request, api)}` };
  return { command, knows };

  async function command(data: Command) {
    const answer = await request.post(`${api}/api/releases/commands`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  /** Tells whether an edge has offered this version of the remote. */
  async function knows(remote: string, version: string): Promise<boolean> {
    const answer = await request.get(`${api}/api/releases`, { headers });
    const { remotes } = (await answer.json()) as { remotes: Known[] };
    const known = remotes.find((one) => one.remote === remote);
    return [known?.next, ...(known?.others ?? [])].some((release) => release?.version === version);
  }
}

import type { APIRequestContext } from '@playwright/test';
import { curatorsToken } from '../admin/curator';
import { expect } from '../visit';

type Command = { action: string; remote: string; release?: string; share?: number; reason: string };

/** Returns an administrator's client for the registry of the API at this address. */
export async function logInAsStaff(request: APIRequestContext, api: string) {
  const headers = { authorization: `Bearer ${await curatorsToken(request, api)}` };
  return { command };

  async function command(data: Command) {
    const answer = await request.post(`${api}/api/releases/commands`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

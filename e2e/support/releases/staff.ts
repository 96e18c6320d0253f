import type { APIRequestContext } from '@playwright/test';
import { curatorsToken } from '../admin/curator';
import { expect } from '../visit';

type Release = { version: string; digest: string };
type Command = { action: string; remote: string; release?: string; share?: number; reason: string };

/** Returns an administrator's client for the registry of the API at this address. */
export async function logInAsStaff(request: APIRequestContext, api: string) {
  const headers = { authorization: `Bearer ${await curatorsToken(request, api)}` };
  return { command: (data: Command) => ask('commands', data), preview, nextOf };

  async function preview(digest: string, reason: string): Promise<string> {
    return (await ask('previews', { digest, reason })).link;
  }

  async function nextOf(name: string): Promise<Release | null> {
    const answer = await request.get(`${api}/api/releases`, { headers });
    const { remotes }: { remotes: { remote: string; next: Release | null }[] } = await answer.json();
    return remotes.find(({ remote }) => remote === name)?.next ?? null;
  }

  async function ask(path: string, data: object) {
    const answer = await request.post(`${api}/api/releases/${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  }
}

import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { send } from '../call-api';
import { curatorsToken } from './curator';

/** Returns a unique name of letters only. */
export function uniqueName(start: string): string {
  return start + [...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

/** Creates an artist for one journey. */
export async function createOwnArtist(request: APIRequestContext) {
  const [firstname, lastname] = ['Chioma', uniqueName('Eze')];
  const artist = {
    firstname,
    lastname,
    email: `${lastname}@example.com`,
    mobile: '08035550142',
    artist_bio: 'Born in Nsukka.',
    artist_statement: 'Clay remembers.',
  };
  await send(request, 'post', '/artist/create', artist, await curatorsToken(request));
  return { ...artist, name: `${firstname} ${lastname}` };
}

import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { send } from '../call-api';

/** Books as a guest, on the waiting list if too few places are left. Returns the guest's address. */
export async function bookPlaces(
  request: APIRequestContext,
  eventId: string,
  name: string,
  places: number,
): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await send(request, 'post', `/event/${eventId}/booking`, { name, email, places, waitlist: true });
  return email;
}

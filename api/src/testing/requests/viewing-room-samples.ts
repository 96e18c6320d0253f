import { randomUUID } from 'node:crypto';
import { roomLimits } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { viewingRooms } from '../../features/viewing-rooms/viewing-room.table';
import { newAdministrator } from '../gallery/admin-account';
import { addArtwork } from '../gallery/records';

type Requests = Record<string, InjectOptions>;

export function nextWeek(): Date {
  return new Date(Date.now() + 7 * 86_400_000);
}

export async function addRooms(db: Database, left: number): Promise<void> {
  const given = { title: 'One of many', recipient: '', note: '', showPrices: true, closesAt: nextWeek() };
  const there = await db.$count(viewingRooms);
  const rooms = Array.from({ length: roomLimits.rooms - left - there }, () => ({
    id: randomUUID(),
    ...given,
  }));
  await db.insert(viewingRooms).values(rooms);
}

export async function viewingRoomSamples(app: FastifyInstance, db: Database): Promise<Requests> {
  const { headers, does } = await newAdministrator(app, db);
  const work = await addArtwork(db);
  const labels = [{ artwork_id: work.id, note: 'It fits between the windows.', show_price: false }];
  const shows = { artworks: [work.id], labels };
  const payload = { title: 'For the Ikoyi house', closes_at: nextWeek().toISOString(), ...shows };
  const made = async () => (await does('POST', '/viewing-rooms', payload)).room;
  const [room, closing, leaving] = [await made(), await made(), await made()];
  const url = `/api/viewing-rooms/${room._id}`;
  const shown = `/api/viewing/${room.link.token}`;
  return {
    'GET /api/viewing-rooms 200': { headers },
    'GET /api/viewing-rooms/{id} 200': { headers, url },
    'POST /api/viewing-rooms 201': { headers, payload },
    'POST /api/viewing-rooms/preview 200': { headers, payload: { artworks: [work.id] } },
    'POST /api/viewing-rooms/preview 404': {
      headers,
      payload: { artworks: [work.id], room_id: randomUUID() },
    },
    'PUT /api/viewing-rooms/{id} 200': { headers, url, payload: { ...payload, version: 1 } },
    'DELETE /api/viewing-rooms/{id} 200': { headers, url: `/api/viewing-rooms/${leaving._id}` },
    'POST /api/viewing-rooms/{id}/link 200': { headers, url: `${url}/link` },
    'DELETE /api/viewing-rooms/{id}/link 200': { headers, url: `/api/viewing-rooms/${closing._id}/link` },
    'GET /api/viewing/{token} 200': { url: shown },
    'POST /api/viewing/{token}/views 200': {
      url: `${shown}/views`,
      payload: { visitor: randomUUID(), looks: [] },
    },
    'GET /api/viewing/{token}/catalogue.pdf 404': { url: '/api/viewing/none/catalogue.pdf' },
    'GET /api/viewing/{token}/catalogue.pdf 429': { url: '/api/viewing/none/catalogue.pdf' },
    'POST /api/viewing/{token}/views 422': { url: `${shown}/views`, payload: { visitor: 'Ada' } },
  };
}

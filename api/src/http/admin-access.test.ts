import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/client';
import { openTestDatabase } from '../testing/database/test-database';
import { bearer, signUp } from '../testing/gallery/accounts';
import { newAdministrator } from '../testing/gallery/admin-account';
import { buildTestApp } from '../testing/server/test-app';

let database: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const id = randomUUID();
const calls = [
  ['GET', '/order'],
  ['GET', '/order/export.csv'],
  ['GET', '/order/accounts.csv'],
  ['GET', `/order/${id}/record`],
  ['PUT', `/order/${id}/status`],
  ['POST', `/order/${id}/refund`],
  ['POST', `/order/${id}/refunds`],
  ['PUT', `/order/${id}/return`],
  ['GET', '/viewing-rooms'],
  ['POST', '/viewing-rooms'],
  ['POST', '/viewing-rooms/preview'],
  ['GET', `/viewing-rooms/${id}`],
  ['PUT', `/viewing-rooms/${id}`],
  ['DELETE', `/viewing-rooms/${id}`],
  ['POST', `/viewing-rooms/${id}/link`],
  ['DELETE', `/viewing-rooms/${id}/link`],
  ['GET', '/dashboard'],
  ['GET', '/audit'],
  ['GET', '/audit/export.csv'],
  ['GET', '/figures'],
  ['GET', '/figures/export.csv'],
  ['GET', '/settlement'],
  ['GET', '/settlement/statement'],
  ['GET', '/settlement/statement.csv'],
  ['GET', '/settlement/statement.pdf'],
  ['POST', '/settlement/payouts'],
  ['GET', `/settlement/splits/artist/${id}`],
  ['PUT', `/settlement/splits/artist/${id}`],
  ['GET', `/settlement/splits/artwork/${id}`],
  ['PUT', `/settlement/splits/artwork/${id}`],
  ['GET', '/notification'],
  ['GET', '/notification/stream'],
  ['PUT', `/notification/${id}/read`],
  ['PUT', '/notification/read'],
  ['GET', '/enquiry'],
  ['GET', `/enquiry/${id}`],
  ['PUT', `/enquiry/${id}/done`],
  ['GET', '/contact'],
  ['GET', `/contact/${id}`],
  ['PUT', `/contact/${id}/done`],
  ['POST', '/event'],
  ['PUT', `/event/${id}`],
  ['GET', `/event/${id}/bookings`],
  ['GET', '/auction/records'],
  ['POST', '/auction/records'],
  ['GET', `/auction/${id}/record`],
  ['PUT', `/auction/${id}/record`],
  ['DELETE', `/auction/${id}/record`],
  ['POST', `/auction/${id}/lots`],
  ['POST', `/auction/${id}/lots/preview`],
  ['PUT', `/auction/${id}/sequence`],
  ['PUT', `/auction/${id}/lots/${id}`],
  ['DELETE', `/auction/${id}/lots/${id}`],
  ['POST', `/auction/${id}/publish`],
  ['GET', `/auction/${id}/bidders`],
  ['GET', `/auction/${id}/bidders.csv`],
  ['PUT', `/auction/${id}/bidders/${id}`],
  ['GET', '/auction/terms'],
  ['POST', '/auction/terms/increments'],
  ['POST', '/auction/terms/premium'],
  ['POST', '/auction/terms/conditions'],
  ['GET', '/artist/records'],
  ['GET', '/artist/artists?sort=name'],
  ['GET', '/artist/artists?q=eni'],
  ['POST', '/artist/create'],
  ['PUT', `/artist/artist/${id}`],
  ['DELETE', '/artist/delete'],
  ['POST', '/artwork/create'],
  ['GET', `/artwork/${id}/record`],
  ['PUT', `/artwork/${id}`],
  ['POST', `/artwork/${id}/picture`],
  ['POST', `/artwork/${id}/pictures`],
  ['PUT', `/artwork/${id}/pictures`],
  ['PUT', `/artwork/${id}/pictures/${id}`],
  ['DELETE', `/artwork/${id}/pictures/${id}`],
  ['DELETE', '/artwork/delete'],
  ['GET', '/releases'],
  ['GET', '/releases/events'],
  ['POST', '/releases/commands'],
  ['PUT', '/releases/auto-promote'],
  ['POST', '/releases/previews'],
] as const;

test.each(calls)('%s %s is for administrators only, with any body', async (method, path) => {
  const customer = await signUp(app);
  const leaving = await newAdministrator(app, database.db);
  await leaving.does('POST', '/auth/logout');
  const hasNoBody = method === 'GET' || (method === 'DELETE' && /^\/(auction|viewing-rooms)/.test(path));
  const bodies = hasNoBody ? [undefined] : [undefined, '{', '{"done":true}'];
  for (const payload of bodies) {
    const statusFor = async (headers: Record<string, string>) => {
      const sent = { ...headers, ...(payload && { 'content-type': 'application/json' }) };
      return (await app.inject({ method, url: `/api${path}`, headers: sent, payload })).statusCode;
    };
    expect(await statusFor({})).toBe(401);
    expect(await statusFor(bearer('no.good.token'))).toBe(401);
    expect(await statusFor(leaving.headers)).toBe(401);
    expect(await statusFor(bearer(customer.token))).toBe(403);
  }
});

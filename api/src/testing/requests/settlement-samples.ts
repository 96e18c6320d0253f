import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { artworks } from '../../features/artworks/artwork.table';
import { freezeShare } from '../../features/orders/shares/write-share';
import { payments } from '../../features/payments/payment.table';
import { addOrder } from '../gallery/admin-account';
import { addArtist } from '../gallery/records';

export async function settlementSamples(
  db: Database,
  headers: { authorization: string },
): Promise<Record<string, InjectOptions>> {
  const { id: artist } = await addArtist(db);
  const order = await addOrder(db);
  await db.update(artworks).set({ artistId: artist }).where(eq(artworks.id, order.artworkId));
  const captured = { capturedAt: new Date('2026-10-15T12:00:00Z'), capturedAmount: order.price * 100 };
  const payment = { reference: randomUUID(), orderId: order.id, amount: order.price * 100, currency: 'NGN' };
  await db.insert(payments).values({ ...payment, ...captured });
  await db.transaction((tx) => freezeShare(tx, order));
  const statement = `artist=${artist}&month=2026-10`;
  const unknown = `artist=${randomUUID()}&month=2026-10`;
  const payout = { artist, month: '2026-10', amount_kobo: 11_627_907, note: 'Bank transfer 88' };
  const split = (of: string, payload?: object) => ({
    headers,
    url: `/api/settlement/splits/${of}`,
    ...(payload && { payload }),
  });
  return {
    'GET /api/settlement 200': { headers, url: '/api/settlement?month=2026-10' },
    'GET /api/settlement 422': { headers, url: '/api/settlement?month=October' },
    ...filesOf('GET /api/settlement/statement', { headers, statement, unknown }),
    ...filesOf('GET /api/settlement/statement.csv', { headers, statement, unknown }),
    ...filesOf('GET /api/settlement/statement.pdf', { headers, statement, unknown }),
    'POST /api/settlement/payouts 201': { headers, payload: payout },
    'POST /api/settlement/payouts 404': { headers, payload: { ...payout, artist: randomUUID() } },
    'GET /api/settlement/splits/artist/{id} 200': split(`artist/${artist}`),
    'PUT /api/settlement/splits/artist/{id} 200': split(`artist/${artist}`, { percent: 60 }),
    'PUT /api/settlement/splits/artist/{id} 422': split(`artist/${artist}`, { percent: 'half' }),
    'GET /api/settlement/splits/artwork/{id} 200': split(`artwork/${order.artworkId}`),
    'PUT /api/settlement/splits/artwork/{id} 200': split(`artwork/${order.artworkId}`, { percent: 40 }),
    'PUT /api/settlement/splits/artwork/{id} 422': split(`artwork/${order.artworkId}`, { percent: 'half' }),
  };
}

type Statements = { headers: { authorization: string }; statement: string; unknown: string };

function filesOf(route: string, { headers, statement, unknown }: Statements): Record<string, InjectOptions> {
  const path = route.slice('GET '.length);
  return {
    ...(path.endsWith('/statement') && { [`${route} 200`]: { headers, url: `${path}?${statement}` } }),
    [`${route} 404`]: { headers, url: `${path}?${unknown}` },
    [`${route} 422`]: { headers, url: `${path}?month=2026-10` },
  };
}

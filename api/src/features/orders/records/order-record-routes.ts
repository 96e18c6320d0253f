import { pipeline, Readable, type Transform } from 'node:stream';
import { type OrderRecordAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import {
  orderNeighborsSchema,
  orderRecordAnswerSchema,
  orderRowsSchema,
} from '@gallery/shared/contract/orders/order.schema';
import {
  type OrderRowsQuery,
  orderRowsQuerySchema,
} from '@gallery/shared/contract/orders/order-input.schema';
import { statusLabel } from '@gallery/shared/contract/orders/shipment/collected-order';
import { stringify } from 'csv-stringify';
import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { adminOnly } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { csvOptions, csvSchema, csvTime, sendCsv } from '../../../http/answers/downloads';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { listAudit } from '../../audit/list-audit';
import { buyerFields, buyers } from '../../guests/buyers';
import { people } from '../../users/person.table';
import { buyerIdOf } from '../buyer/buyer';
import { findOrder } from '../order-access';
import type { OrderContext } from '../order-context';
import { readOrder } from '../reading/read-orders';
import { readPacking } from '../shipping/packing';
import { undoUntil } from '../shipping/undo-shipping';
import { readOrderNotes } from '../staff/order-notes';
import { readOrderNeighbors } from './order-neighbors';
import { allOrderRecords, listOrderRecords, type OrderFilter } from './order-records';

const tags = ['Orders'];
const security = [{ token: [] }];

export const orderRecordRoutes: FastifyPluginAsync<OrderContext> = async (app, context) => {
  adminOnly(app, 'trade');
  listRoutes(app, context);
  oneRoutes(app, context);
};

function listRoutes(app: FastifyInstance, { db }: OrderContext): void {
  app.get<{ Querystring: OrderRowsQuery }>(
    orderPaths.list,
    {
      schema: {
        tags,
        summary: 'Every order, searched, filtered and sorted',
        security,
        querystring: orderRowsQuerySchema,
        response: { 200: orderRowsSchema, ...refusals(401, 403, 422) },
      },
    },
    (request) => listOrderRecords(db, request.query),
  );

  app.get<{ Querystring: OrderRowsQuery }>(
    orderPaths.csv,
    {
      config: { ability: 'people' },
      schema: {
        tags,
        summary: 'The same as CSV',
        security,
        querystring: orderRowsQuerySchema,
        response: {
          200: csvSchema,
          ...refusals(401, 403, 422),
        },
      },
    },
    (request, reply) => sendCsv(reply, 'orders.csv', ordersAsCsv(db, request.query, request.log)),
  );
}

function oneRoutes(app: FastifyInstance, context: OrderContext): void {
  app.get<{ Params: { id: string } }>(
    '/order/:id/record',
    {
      schema: {
        tags,
        summary: 'One order with its buyer and its audit',
        security,
        response: { 200: orderRecordAnswerSchema, ...refusals(401, 403, 404) },
      },
    },
    (request) => readOrderRecord(context.db, request.params.id),
  );

  app.get<{ Params: { id: string }; Querystring: OrderRowsQuery }>(
    '/order/:id/neighbors',
    {
      schema: {
        tags,
        summary: 'The orders before and after one in a list',
        security,
        querystring: orderRowsQuerySchema,
        response: { 200: orderNeighborsSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    ({ params, query }) => readOrderNeighbors(context.db, params.id, query),
  );
}

function ordersAsCsv(db: Database, filter: OrderFilter, logger: FastifyBaseLogger): Transform {
  const written = stringify(
    csvOptions(['S/N', 'Order', 'Name', 'Email address', 'Artwork', 'Amount', 'Status', 'Date', 'Delivery']),
  );
  // An error aborts the download, so that a partial file never looks whole.
  return pipeline(Readable.from(linesOf(db, filter)), written, (error) => {
    if (error) logger.warn({ err: error }, 'an export of orders ended early');
  });
}

async function* linesOf(db: Database, filter: OrderFilter): AsyncGenerator<(string | number)[]> {
  let line = 0;
  for await (const row of allOrderRecords(db, filter)) {
    const { number, name, email, artwork, amount, delivery, openRefund, createdAt } = row;
    const destination = { address: row.address, deliver_to: row.deliverTo };
    const status = openRefund === 'full' ? 'Refund requested' : statusLabel(destination, row.status);
    line += 1;
    yield [line, number, name, email, artwork, amount, status, csvTime(createdAt), delivery];
  }
}

/** Returns an order with its buyer, artist, and audit. Throws a 404 for an unknown id. */
async function readOrderRecord(db: Database, id: string): Promise<OrderRecordAnswer> {
  const row = await findOrder(db, id);
  const [around] = await db
    .select({ buyer: buyerFields, artist: artists, personId: people.id })
    .from(buyers)
    .innerJoin(artworks, eq(artworks.id, row.artworkId))
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(people, sql`lower(${people.email}) = lower(${buyers.email})`)
    .where(eq(buyers.id, buyerIdOf(row)));
  if (!around) throw new Error('The order has no buyer.');
  const { title, firstname, lastname, email, mobile, address, isGuest } = around.buyer;
  const person = { title, firstname, lastname, email, mobile, address };
  const buyer = { ...person, is_guest: isGuest, person_id: around.personId ?? undefined };
  const { artist } = around;
  const author = artist ? `${artist.firstname} ${artist.lastname}` : 'No Name';
  const order = await readOrder(db, row);
  return {
    order: { ...order, buyer, author, undo_until: await undoUntil(db, row) },
    audit: await listAudit(db, 'order', row.id),
    notes: await readOrderNotes(db, row.id),
    packing: await readPacking(db, row, order.open_refund),
  };
}

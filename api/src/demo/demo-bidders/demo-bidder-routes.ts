import type { DemoBidders as DemoBiddersAnswer } from '@gallery/shared/contract/auctions/auction';
import {
  type DemoBiddersInput,
  demoBiddersChangedSchema,
  demoBiddersInputSchema,
  demoBiddersSchema,
} from '@gallery/shared/contract/auctions/demo-bidders.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { readLot } from '../../features/auctions/reading/read-lot';
import { refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { HttpError } from '../../http/answers/http-error';
import { limitRate, type Rate } from '../../http/rate-limit/rate-limit';
import { hasRealBidders } from '../auctions/demo-bidders';
import type { DemoBidders } from './demo-bidders';

/** `demoBidders` is `null` outside the demo. */
export type DemoBidderDeps = {
  db: Database;
  demoBidders: DemoBidders | null;
  rateLimits: Readonly<Record<'bidder', Rate>>;
};

type One = { Params: { id: string } };

const tags = ['Auctions'];

export const demoBidderRoutes: FastifyPluginAsync<DemoBidderDeps> = async (app, deps) => {
  const { db, demoBidders, rateLimits } = deps;
  app.addHook('onRequest', noStore);

  app.get<One>(
    '/lot/:id/sparring',
    {
      schema: {
        tags,
        summary: "Whether the demo's bidders bid on a lot",
        response: { 200: demoBiddersSchema },
      },
    },
    ({ params }): Promise<DemoBiddersAnswer> => stateOf(deps, params.id),
  );

  app.post<One & { Body: DemoBiddersInput }>(
    '/lot/:id/sparring',
    {
      schema: {
        tags,
        summary: "Invite the demo's bidders to a lot for ten minutes, or send them away",
        body: demoBiddersInputSchema,
        response: { 200: demoBiddersChangedSchema, ...refusals(404, 409, 422, 429) },
      },
      onRequest: limitRate(db, 'sparring', rateLimits.bidder),
    },
    async ({ params: { id }, body }) => {
      if (!demoBidders) throw new HttpError(404, 'Only the demo has demo bidders.');
      if (body.on) await refuseUnlessFree(db, id);
      if (body.on) demoBidders.start(id);
      else demoBidders.stop(id);
      return { message: body.on ? startedMessage : stoppedMessage, ...(await stateOf(deps, id)) };
    },
  );
};

const startedMessage = 'Two bidders join you for ten minutes. Each has a limit of its own.';
const stoppedMessage = 'The demo bidders have left.';

async function stateOf({ db, demoBidders }: DemoBidderDeps, lotId: string): Promise<DemoBiddersAnswer> {
  if (!demoBidders) return { available: false, until: null };
  const until = demoBidders.until(lotId)?.toISOString() ?? null;
  return { available: until !== null || !(await hasRealBidders(db, lotId)), until };
}

/** Real bidders get no simulated rivals, not even in the demo. */
async function refuseUnlessFree(db: Database, id: string): Promise<void> {
  const { state } = await readLot(db, id);
  if (state !== 'open') throw new HttpError(409, 'Demo bidders join only an open lot.');
  if (await hasRealBidders(db, id))
    throw new HttpError(409, 'Somebody bids on this lot already. Choose a lot that nobody bids on.');
}

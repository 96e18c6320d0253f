import type { Sparring as SparringAnswer } from '@gallery/shared/contract/auctions/auction';
import {
  type SparringInput,
  sparringChangedSchema,
  sparringInputSchema,
  sparringSchema,
} from '@gallery/shared/contract/auctions/sparring.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { readLot } from '../../features/auctions/reading/read-lot';
import { refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { HttpError } from '../../http/answers/http-error';
import { limitRate, type Rate } from '../../http/rate-limit/rate-limit';
import { hasRealBidders } from '../auctions/demo-bidders';
import type { Sparring } from './sparring';

/** `sparring` is `null` outside the demo. */
export type SparringDeps = {
  db: Database;
  sparring: Sparring | null;
  rateLimits: Readonly<Record<'bidder', Rate>>;
};

type One = { Params: { id: string } };

const tags = ['Auctions'];

export const sparringRoutes: FastifyPluginAsync<SparringDeps> = async (app, deps) => {
  const { db, sparring, rateLimits } = deps;
  app.addHook('onRequest', noStore);

  app.get<One>(
    '/lot/:id/sparring',
    {
      schema: { tags, summary: "Whether the demo's bidders bid on a lot", response: { 200: sparringSchema } },
    },
    ({ params }): Promise<SparringAnswer> => stateOf(deps, params.id),
  );

  app.post<One & { Body: SparringInput }>(
    '/lot/:id/sparring',
    {
      schema: {
        tags,
        summary: "Have the demo's bidders bid on a lot for ten minutes, or leave it",
        body: sparringInputSchema,
        response: { 200: sparringChangedSchema, ...refusals(404, 409, 422, 429) },
      },
      onRequest: limitRate(db, 'sparring', rateLimits.bidder),
    },
    async ({ params: { id }, body }) => {
      if (!sparring) throw new HttpError(404, 'Only the demo has sparring bidders.');
      if (body.on) await refuseUnlessFree(db, id);
      if (body.on) sparring.start(id);
      else sparring.stop(id);
      return { message: body.on ? startedMessage : stoppedMessage, ...(await stateOf(deps, id)) };
    },
  );
};

const startedMessage = 'Two bidders join you for ten minutes. Each has a limit of its own.';
const stoppedMessage = 'The sparring bidders have left.';

async function stateOf({ db, sparring }: SparringDeps, lotId: string): Promise<SparringAnswer> {
  if (!sparring) return { available: false, until: null };
  const until = sparring.until(lotId)?.toISOString() ?? null;
  return { available: until !== null || !(await hasRealBidders(db, lotId)), until };
}

/** Real bidders get no simulated rivals, not even in the demo. */
async function refuseUnlessFree(db: Database, id: string): Promise<void> {
  const { state } = await readLot(db, id);
  if (state !== 'open') throw new HttpError(409, 'Only an open lot has sparring bidders.');
  if (await hasRealBidders(db, id))
    throw new HttpError(409, 'Somebody bids on this lot already. Choose a lot that nobody bids on.');
}

import type {
  ApproveBiddersInput,
  BidderRecord,
  BidderRecordsAnswer,
  BiddersApprovedAnswer,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import {
  approveBiddersSchema,
  type BiddersQuery,
  bidderDecidedSchema,
  bidderRecordsAnswerSchema,
  biddersApprovedSchema,
  biddersQuerySchema,
  type DecideBidderInput,
  decideBidderSchema,
} from '@gallery/shared/contract/auction-setup/bidder-record.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../../../http/answers/answer-schemas';
import { csvOptions, csvSchema, csvTime, sendCsv } from '../../../../http/answers/downloads';
import { editorOf, knownId, type SetupDeps, security, tags } from '../setup-deps';
import { approveBidders } from './approve-bidders';
import { everyBidder, findBidder, listBidders, noBidderMessage } from './bidder-records';
import { decideBidder } from './decide-bidder';

export function staffBidderRoutes(app: FastifyInstance, deps: SetupDeps): void {
  readRoutes(app, deps);
  approveRoute(app, deps);
  decideRoute(app, deps);
}

function readRoutes(app: FastifyInstance, { db }: SetupDeps): void {
  app.get<{ Params: { id: string }; Querystring: BiddersQuery }>(
    '/auction/:id/bidders',
    {
      schema: {
        tags,
        summary: 'The bidders of an auction: who waits, who bids, who may not',
        security,
        querystring: biddersQuerySchema,
        response: { 200: bidderRecordsAnswerSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    ({ params, query }): Promise<BidderRecordsAnswer> => listBidders(db, knownId(params.id), query),
  );

  app.get<{ Params: { id: string } }>(
    '/auction/:id/bidders.csv',
    {
      config: { ability: 'people' },
      schema: {
        tags,
        summary: 'All bidders of an auction as CSV',
        security,
        response: {
          200: csvSchema,
          ...refusals(401, 403, 404),
        },
      },
    },
    async ({ params }, reply) => {
      const bidders = await everyBidder(db, knownId(params.id));
      return sendCsv(reply, 'bidders.csv', biddersAsCsv(bidders));
    },
  );
}

function approveRoute(app: FastifyInstance, deps: SetupDeps): void {
  app.post<{ Params: { id: string }; Body: ApproveBiddersInput }>(
    '/auction/:id/bidders/approvals',
    {
      schema: {
        tags,
        summary: 'Approve several bidders at once',
        security,
        body: approveBiddersSchema,
        response: { 200: biddersApprovedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request): Promise<BiddersApprovedAnswer> => {
      const { params, body } = request;
      const { count, leftOut } = await approveBidders(
        deps,
        knownId(params.id),
        body.users,
        editorOf(request),
      );
      const approved = countOf(count, 'bidder may', 'bidders may');
      return { message: [`${approved} bid on every lot.`, ...leftOut].join(' '), left_out: leftOut };
    },
  );
}

function decideRoute(app: FastifyInstance, deps: SetupDeps): void {
  const { db } = deps;

  app.put<{ Params: { id: string; user: string }; Body: DecideBidderInput }>(
    '/auction/:id/bidders/:user',
    {
      schema: {
        tags,
        summary: 'Approve, decline or ban a bidder, or lift a ban',
        security,
        body: decideBidderSchema,
        response: { 200: bidderDecidedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { id, user } = request.params;
      const ids = { auctionId: knownId(id), userId: knownId(user, noBidderMessage) };
      await decideBidder(deps, ids, request.body, editorOf(request));
      const bidder = await findBidder(db, ids.auctionId, ids.userId);
      return { message: messages[request.body.decision](bidder.name), bidder };
    },
  );
}

const messages = {
  approve: (name: string) => `${name} may bid on every lot.`,
  decline: (name: string) => `${name} is declined.`,
  ban: (name: string) => `${name} is banned from this auction.`,
  unban: (name: string) => `The ban of ${name} is lifted.`,
};

function biddersAsCsv(bidders: readonly BidderRecord[]): string {
  return stringify(
    bidders.map(lineOf),
    csvOptions([
      'Paddle',
      'Name',
      'Email address',
      'Email confirmed',
      'State',
      'Works bought',
      'Total paid',
      'Refunded',
      'Unpaid',
      'Reason',
      'Registered',
    ]),
  );
}

function lineOf({ bought, ...bidder }: BidderRecord): (string | number)[] {
  return [
    bidder.paddle,
    bidder.name,
    bidder.email,
    bidder.email_confirmed ? 'yes' : 'no',
    bidder.state,
    bought.works,
    bought.amount,
    bought.refunded,
    bidder.strikes,
    bidder.reason,
    csvTime(new Date(bidder.registered_at)),
  ];
}

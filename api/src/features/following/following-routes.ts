import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import {
  type FollowedIdsAnswer,
  type FollowingAnswer,
  followingPaths,
  type NewsAnswer,
  type SearchSavedAnswer,
} from '@gallery/shared/contract/following/following';
import {
  followedIdsSchema,
  followingSchema,
  newsSchema,
  searchSavedSchema,
} from '@gallery/shared/contract/following/following.schema';
import {
  type AlertMailsInput,
  alertMailsInputSchema,
  type SearchInput,
  searchInputSchema,
} from '@gallery/shared/contract/following/following-input.schema';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { requireUser, sessionOf } from '../../http/authentication';
import { stopAlertsRoutes } from './alerts/stop-alerts-routes';
import { type EmailFollowDeps, followByEmailRoutes } from './by-email/by-email-routes';
import { deleteSearch, followArtist, saveSearch, stopFollowing } from './change-following';
import { endVisit, readFollowedIds, readFollowing, readNews, stopMails } from './read-following';

type One = { Params: { id: string } };

const tags = ['Following'];
const security = [{ token: [] }];
const userOf = (request: FastifyRequest) => sessionOf(request).user._id;

export const followingRoutes: FastifyPluginAsync<EmailFollowDeps> = async (app, deps) => {
  const { db, tokenSecrets } = deps;
  app.register(stopAlertsRoutes, { db, tokenSecrets });
  app.register(followByEmailRoutes, deps);
  app.register(async (own) => {
    own.addHook('onRequest', requireUser);
    own.addHook('onRequest', noStore);
    readRoutes(own, db);
    artistRoutes(own, db);
    searchRoutes(own, db);
  });
};

function readRoutes(app: FastifyInstance, db: Database): void {
  app.get(
    followingPaths.all,
    {
      schema: {
        tags,
        summary: 'What the caller follows, and the works that arrived since',
        security,
        response: { 200: followingSchema, ...refusals(401) },
      },
    },
    (request): Promise<FollowingAnswer> => readFollowing(db, userOf(request)),
  );

  app.get(
    followingPaths.news,
    {
      schema: {
        tags,
        summary: "Counts the works that arrived since the caller's last visit",
        security,
        response: { 200: newsSchema, ...refusals(401) },
      },
    },
    (request): Promise<NewsAnswer> => readNews(db, userOf(request)),
  );

  app.post(
    followingPaths.news,
    {
      schema: {
        tags,
        summary: "Ends the caller's visit: works that arrive later are new",
        security,
        response: { 200: newsSchema, ...refusals(401) },
      },
    },
    async (request): Promise<NewsAnswer> => {
      await endVisit(db, userOf(request));
      return { unseen: 0 };
    },
  );

  app.post<{ Body: AlertMailsInput }>(
    followingPaths.mails,
    {
      schema: {
        tags,
        summary: 'Stop the emails about new works, or let them continue',
        security,
        body: alertMailsInputSchema,
        response: { 200: messageSchema, ...refusals(401, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const { stop } = request.body;
      await stopMails(db, userOf(request), stop);
      return { message: stop ? 'Emails stopped.' : 'We will email you about new works.' };
    },
  );
}

function artistRoutes(app: FastifyInstance, db: Database): void {
  app.get(
    followingPaths.artists,
    {
      schema: {
        tags,
        summary: 'The ids of the artists whom the caller follows',
        security,
        response: { 200: followedIdsSchema, ...refusals(401) },
      },
    },
    async (request): Promise<FollowedIdsAnswer> => ({ artists: await readFollowedIds(db, userOf(request)) }),
  );

  app.put<One>(
    '/following/artists/:id',
    {
      schema: {
        tags,
        summary: 'Follow an artist',
        security,
        response: { 200: messageSchema, ...refusals(401, 404, 409) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await followArtist(db, userOf(request), request.params.id);
      return { message: 'Following. We will email you when a new work arrives.' };
    },
  );

  app.delete<One>(
    '/following/artists/:id',
    {
      schema: {
        tags,
        summary: 'Stop following an artist',
        security,
        response: { 200: messageSchema, ...refusals(401) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await stopFollowing(db, userOf(request), request.params.id);
      return { message: 'You no longer follow this artist.' };
    },
  );
}

function searchRoutes(app: FastifyInstance, db: Database): void {
  app.post<{ Body: SearchInput }>(
    followingPaths.searches,
    {
      schema: {
        tags,
        summary: "Save a query of the catalogue's address",
        security,
        body: searchInputSchema,
        response: { 200: searchSavedSchema, ...refusals(401, 404, 409, 422) },
      },
    },
    async (request): Promise<SearchSavedAnswer> => {
      const search = await saveSearch(db, userOf(request), request.body.query);
      return { message: `Search saved: ${search.name}. We will email you when a new work matches.`, search };
    },
  );

  app.delete<One>(
    '/following/searches/:id',
    {
      schema: {
        tags,
        summary: 'Delete a saved search',
        security,
        response: { 200: messageSchema, ...refusals(401, 404) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await deleteSearch(db, userOf(request), request.params.id);
      return { message: 'Search deleted.' };
    },
  );
}

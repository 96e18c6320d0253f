import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { idPattern } from '@gallery/shared/domain/id';
import { machineAnswers, machineTypes } from '@gallery/shared/paths/machine-paths';
import { etagOf, hasCurrent, versionOf } from '@gallery/shared/server/content-negotiation';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { findArtwork } from '../catalogue/artwork-list';
import { linkedArtOf } from './linked-art';
import { manifestOf } from './manifest';
import { readProductFeed } from './product-feed';

const tags = ['Artworks'];

/** `publicUrl` has no trailing slash. */
type MachineDeps = { db: Database; publicUrl: string };

/** Public works for other programs: viewers, museums, and search engines of shops. */
export const machineRoutes: FastifyPluginAsync<MachineDeps> = async (app, { db, publicUrl }) => {
  workRoute(app, db, {
    path: '/artwork/:id/manifest.json',
    summary: 'One work as a IIIF Presentation 3 manifest',
    type: machineTypes.manifest,
    answerOf: (work) => manifestOf(work, publicUrl),
  });
  workRoute(app, db, {
    path: '/artwork/:id/linked-art.json',
    summary: 'One work as Linked Art',
    type: machineTypes.linkedArt,
    answerOf: (work) => linkedArtOf(work, publicUrl),
  });

  const feed = keptFor(feedMs, async () => taggedOf(await readProductFeed(db, publicUrl, app.log)));
  app.get(
    machineAnswers.products,
    {
      schema: {
        tags,
        summary: 'The works that can be bought, as a product feed',
        response: { 200: textIn('application/xml') },
      },
    },
    async (request, reply) => sendMachine(request, reply, machineTypes.products, await feed()),
  );
};

/** A sold work leaves the feed after this time, and the time that readers keep it: together less than 10 minutes. */
const feedMs = 60_000;

type OfWork = { path: string; summary: string; type: string; answerOf: (work: Artwork) => object | null };

function workRoute(app: FastifyInstance, db: Database, { path, summary, type, answerOf }: OfWork): void {
  app.get<{ Params: { id: string } }>(
    path,
    { schema: { tags, summary, response: { 200: textIn('application/ld+json'), ...refusals(404) } } },
    async (request, reply) => {
      const { id } = request.params;
      const work = idPattern.test(id) ? await findArtwork(db, id) : null;
      const answer = work && answerOf(work);
      if (!answer) throw new HttpError(404, 'No artwork with this id.');
      return sendMachine(request, reply, type, taggedOf(JSON.stringify(answer)));
    },
  );
}

type Tagged = { body: string; etag: string };

function taggedOf(body: string): Tagged {
  return { body, etag: etagOf(versionOf(body)) };
}

/** Programs of other sites may read it. */
function sendMachine(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { body, etag }: Tagged,
): FastifyReply {
  reply.headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*', etag });
  if (hasCurrent(request.headers, etag)) return reply.code(304).send();
  return reply.header('content-type', type).send(body);
}

function textIn(type: string) {
  return { content: { [type]: { schema: { type: 'string' } } } };
}

/** Reads once for all callers, and again after `ms`. A failed reading is not kept. */
function keptFor(ms: number, read: () => Promise<Tagged>): () => Promise<Tagged> {
  let kept: { text: Promise<Tagged>; until: number } | undefined;
  return () => {
    if (!kept || kept.until < Date.now()) {
      const text = read();
      const reading = { text, until: Date.now() + ms };
      kept = reading;
      text.catch(() => {
        if (kept === reading) kept = undefined;
      });
    }
    return kept.text;
  };
}

import {
  type CandidateInput,
  candidateInputSchema,
  type ProblemInput,
  problemInputSchema,
  type RegistryQuery,
  registryQuerySchema,
  type TelemetryBatch,
  telemetryBatchSchema,
} from '@gallery/shared/contract/releases/registry.schema';
import { internalPaths, maxCommandBytes } from '@gallery/shared/contract/releases/releases';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { and, eq, sql } from 'drizzle-orm';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyPluginAsync,
  FastifySchema,
  FastifySchemaCompiler,
} from 'fastify';
import pLimit from 'p-limit';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { jsonSchemaOf } from '../../http/openapi/json-schema';
import { type JudgeContext, judgeCanaries } from './canary/judge-canary';
import { refuseLongText, registerCandidate } from './candidates/register-candidate';
import { findByDigest } from './candidates/register-release';
import { edges, releaseProblems } from './edges/edge.table';
import { readRegistry, readRevision } from './edges/read-registry';
import { recordEdge } from './edges/record-edge';
import type { ReleaseContext } from './release-context';
import { ingestBatch } from './telemetry/ingest/ingest-batch';

const maxBatchBytes = 4 * 1024 * 1024;

/** Uses a compiled validator: yup would block the process for a second with a batch of 8,000 counts. */
const isBatch = new Ajv2020({ strict: false }).compile<TelemetryBatch>(
  jsonSchemaOf(telemetryBatchSchema) as object,
);

const batchCompiler: FastifySchemaCompiler<FastifySchema> = () => (sent) => {
  if (isBatch(sent)) return { value: sent };
  const [{ instancePath = '', message = '' } = {}] = isBatch.errors ?? [];
  return { error: new HttpError(422, `${instancePath.slice(1) || 'The batch'} ${message}`) };
};

type TelemetryContext = JudgeContext & {
  logger: FastifyBaseLogger;
  onDropped: (reason: string, count: number) => void;
};

/** The number of waiting batches. The API refuses more, and their counts are lost. */
const maxWaiting = 20;

/** Handles one batch at a time, so that edges use one of the connections that visitors' requests share. */
function telemetryRoutes(app: FastifyInstance, context: TelemetryContext): void {
  const limit = pLimit(1);
  app.post<{ Body: TelemetryBatch }>(
    internalPaths.telemetry,
    {
      schema: { body: telemetryBatchSchema },
      bodyLimit: maxBatchBytes,
      validatorCompiler: batchCompiler,
    },
    async ({ body }, reply) => {
      if (limit.pendingCount >= maxWaiting) {
        context.onDropped('busy', 1);
        throw new HttpError(503, 'Too many batches wait. This one is lost.');
      }
      const remotes = await limit(() => ingestBatch(context.db, body, context.onDropped));
      await judgeCanaries(context, context.logger, remotes);
      return reply.code(204).send();
    },
  );
}

export type InternalReleaseDeps = ReleaseContext & TelemetryContext;

/** Serves only edges, on the internal port. */
export const internalReleaseRoutes: FastifyPluginAsync<InternalReleaseDeps> = async (app, deps) => {
  registryRoutes(app, deps);
  telemetryRoutes(app, deps);
  candidateRoutes(app, deps);
  problemRoutes(app, deps);
};

function problemRoutes(app: FastifyInstance, { db }: ReleaseContext): void {
  app.post<{ Body: ProblemInput }>(
    internalPaths.problems,
    { schema: { body: problemInputSchema } },
    async ({ body }) => {
      await noteProblem(db, body);
      return { message: 'Noted.' };
    },
  );
}

/** Throws a 404 for a release or an edge that the registry does not know. */
async function noteProblem(db: Database, { edge, digest, problem }: ProblemInput): Promise<void> {
  const release = await findByDigest(db, digest);
  const [reader] = await db.select().from(edges).where(eq(edges.id, edge));
  if (!release || !reader) throw new HttpError(404, 'The registry does not know this release or this edge.');
  const key = { releaseId: release.id, edge };
  if (problem === '') {
    const ofThis = and(eq(releaseProblems.releaseId, key.releaseId), eq(releaseProblems.edge, edge));
    await db.delete(releaseProblems).where(ofThis);
    return;
  }
  await db
    .insert(releaseProblems)
    .values({ ...key, problem })
    .onConflictDoUpdate({
      target: [releaseProblems.releaseId, releaseProblems.edge],
      set: { problem, at: sql`now()` },
    });
}

function registryRoutes(app: FastifyInstance, { db }: ReleaseContext): void {
  app.get<{ Querystring: RegistryQuery }>(
    internalPaths.registry,
    { schema: { querystring: registryQuerySchema } },
    async ({ query, headers }, reply) => {
      await recordEdge(db, query);
      const known = headers['if-none-match'];
      if (known !== undefined && known === etagOf(await readRevision(db))) {
        return reply.code(304).header('etag', known).send();
      }
      const answer = await readRegistry(db);
      return reply.header('etag', etagOf(answer.revision)).send(answer);
    },
  );
}

function etagOf(revision: number): string {
  return `"${revision}"`;
}

function candidateRoutes(app: FastifyInstance, context: ReleaseContext): void {
  app.post<{ Body: CandidateInput }>(
    internalPaths.candidates,
    { schema: { body: candidateInputSchema }, bodyLimit: maxCommandBytes },
    async ({ body }) => {
      refuseLongText(body.text);
      return registerCandidate(context, body);
    },
  );
}

import { type ProblemInput, problemInputSchema } from '@gallery/shared/contract/releases/registry.schema';
import { internalPaths } from '@gallery/shared/contract/releases/releases';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { findByDigest } from '../offers/register-release';
import type { ReleaseContext } from '../release-context';
import { edges, releaseProblems } from './edge.table';

export function problemRoutes(app: FastifyInstance, { db }: ReleaseContext): void {
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

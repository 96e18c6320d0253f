import { type ReleasePreviewAnswer, releasePaths } from '@gallery/shared/contract/releases/releases';
import { releasePreviewSchema } from '@gallery/shared/contract/releases/releases.schema';
import {
  type PreviewInput,
  previewInputSchema,
} from '@gallery/shared/contract/releases/releases-input.schema';
import { previewToken } from '@gallery/shared/server/preview-token';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { type Cause, recordEvent } from '../audit/record-event';
import { raiseRevision } from '../registry/lock-layers';
import { refuseUnfit, refuseWithdrawn } from '../registry/refuse-unfit';
import { registry } from '../registry/registry.table';
import { releases } from '../registry/release.table';
import { administratorOf, type ReleaseContext, security, tags } from '../release-context';
import { releasePreviews } from './release-preview.table';

export function previewRoutes(app: FastifyInstance, context: ReleaseContext): void {
  app.post<{ Body: PreviewInput }>(
    releasePaths.previews,
    {
      schema: {
        tags,
        summary: 'Make a link that opens the site with a release for a day',
        security,
        body: previewInputSchema,
        response: { 200: releasePreviewSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    (request) => {
      const { digest, reason } = request.body;
      const cause = { by: administratorOf(request), reason };
      return context.db.transaction((tx) => makePreview(tx, context, digest, cause));
    },
  );
}

async function makePreview(
  tx: Database,
  { releaseKeys }: ReleaseContext,
  digest: string,
  cause: Cause,
): Promise<ReleasePreviewAnswer> {
  const [release] = await tx.select().from(releases).where(eq(releases.digest, digest));
  if (!release) throw new HttpError(404, 'No release with this digest.');
  refuseUnfit(releaseKeys, release);
  refuseWithdrawn(release);
  const [made] = await tx
    .insert(releasePreviews)
    .values({ releaseId: release.id, until: sql`now() + interval '1 day'`, byUser: cause.by.user })
    .returning({ until: releasePreviews.until });
  const [facts] = await tx.select({ key: registry.previewKey }).from(registry);
  if (!made || !facts) throw new Error('The preview was not saved.');
  const until = made.until.toISOString();
  await recordEvent(tx, { ...cause, action: 'preview', remote: release.remote, release, detail: { until } });
  await raiseRevision(tx);
  return { link: `/preview/${previewToken(facts.key, { digest, until })}`, until };
}

import { maxScheduleDays } from '@gallery/shared/contract/catalogue/stages/work-stage';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { FieldError, type HttpError } from '../../../http/answers/http-error';
import { defineJob, type Jobs } from '../../../jobs/job-queue';
import { recordAudits } from '../../audit/record-audit';
import { artworks } from '../artwork.table';

export const publishDueJob = defineJob<object>('publish-due-works', {
  retryLimit: 3,
  retryDelay: 10,
  heartbeatSeconds: 30,
});

/** Plans the publication to the second. A job of every minute finds what the plan missed. */
export function planPublication(tx: Database, jobs: Jobs, at: Date): Promise<void> {
  return jobs.send(tx, publishDueJob, {}, at);
}

/** Throws a 422 for a missing date, for one in the past, and for one that is too far away. */
export function publicationTime(sent: string | undefined): Date {
  if (!sent) throw wrongDate('Please choose when the work is published');
  const at = new Date(sent);
  const days = (at.getTime() - Date.now()) / 86_400_000;
  if (days <= 0) throw wrongDate('The date must be in the future');
  if (days > maxScheduleDays) throw wrongDate('The date must be within a year');
  return at;
}

function wrongDate(message: string): HttpError {
  return new FieldError(422, 'publish_at', message);
}

/** Publishes scheduled works whose time has come, by the database's clock. */
export async function publishDue(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const isDue = and(eq(artworks.stage, 'scheduled'), lte(artworks.publishAt, sql`now()`));
    const published = await tx
      .update(artworks)
      .set({ stage: 'published', publishAt: null })
      .where(isDue)
      .returning({ id: artworks.id });
    await recordAudits(
      tx,
      published.map(({ id }) => ({
        subject: 'artwork',
        subjectId: id,
        action: 'Artwork published',
        from: 'scheduled',
        to: 'published',
        by: null,
      })),
    );
  });
}

import { nextStages, type WorkStage } from '@gallery/shared/contract/catalogue/stages/work-stage';
import type { StageInput } from '@gallery/shared/contract/catalogue/stages/work-stage-input.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import type { Jobs } from '../../../jobs/job-queue';
import { recordAudit } from '../../audit/record-audit';
import { artworks } from '../artwork.table';
import { archiveArtwork, type BeforeArchiving } from '../editing/archive-artwork';
import { planPublication, publicationTime } from '../publishing/publish-due';

export type StageDeps = { db: Database; jobs: Jobs; beforeArchiving: BeforeArchiving };

/** Throws a 404, a 409 for a wrong stage or a work in a sale, and a 422 for a wrong date. */
export async function changeStage(deps: StageDeps, id: string, input: StageInput, by: string): Promise<void> {
  const { db, jobs } = deps;
  const { stage, from } = input;
  if (stage === 'archived') return archiveArtwork(deps, id, by, from);
  await db.transaction(async (tx) => {
    const isIt = eq(artworks.id, id);
    const [work] = idPattern.test(id) ? await tx.select().from(artworks).where(isIt).for('update') : [];
    if (!work) throw new HttpError(404, 'No artwork with this id.');
    refuseStep(work.stage, input);
    const publishAt = stage === 'scheduled' ? publicationTime(input.publish_at) : null;
    await tx.update(artworks).set({ stage, publishAt }).where(isIt);
    if (publishAt) await planPublication(tx, jobs, publishAt);
    const to = publishAt ? `scheduled: ${publishAt.toISOString()}` : stage;
    await recordAudit(tx, { subject: 'artwork', subjectId: id, action: actions[stage], from, to, by });
  });
}

const actions = {
  draft: 'Schedule removed',
  scheduled: 'Artwork scheduled',
  published: 'Artwork published',
};

function refuseStep(now: WorkStage, { stage, from }: StageInput): void {
  if (now !== from)
    throw new HttpError(409, `Somebody else changed this meanwhile: the work is ${words[now]}.`);
  if (!nextStages[now].includes(stage))
    throw new HttpError(409, `The work is ${words[now]}, so it cannot become ${words[stage]}.`);
}

const words: Record<WorkStage, string> = {
  draft: 'a draft',
  scheduled: 'scheduled',
  published: 'published',
  archived: 'archived',
};

import { type ArtworkRecord, artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import type { WorkStage } from '@gallery/shared/contract/catalogue/stages/work-stage';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { formatDateTime } from '@gallery/shared/domain/time';
import { sendJson } from '@gallery/shared/http';
import { queryKeys } from '../../../ui/query-keys';
import { adminArtworkQueries } from '../artwork.queries';

type Step = { stage: WorkStage; publish_at?: string };

/** An API of the release before does not name the stage, and shows published works alone. */
export function stageOf({ stage = 'published' }: ArtworkRecord): WorkStage {
  return stage;
}

export function sendStage(work: ArtworkRecord, step: Step): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('PUT', artworkPaths.stage(work._id), { ...step, from: stageOf(work) });
}

export const changedByStage = (work: ArtworkRecord) => [
  adminArtworkQueries.all,
  adminArtworkQueries.record(work._id).queryKey,
  queryKeys.worksList,
  queryKeys.public.artworks,
];

export function stageText(work: ArtworkRecord): string {
  const { publish_at: at } = work;
  const stage = stageOf(work);
  if (stage === 'scheduled' && at) return `Scheduled for ${formatDateTime(at)}`;
  return { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', archived: 'Archived' }[stage];
}

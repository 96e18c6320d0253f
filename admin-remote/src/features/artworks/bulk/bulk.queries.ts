import { maxEditedWorks } from '@gallery/shared/contract/collection/edit-limits';
import {
  type EditDoneAnswer,
  type EditPreview,
  type EditsAnswer,
  type UndoneAnswer,
  worksEditPaths,
} from '@gallery/shared/contract/collection/works-edit';
import type { EditFormInput } from '@gallery/shared/contract/collection/works-edit-input.schema';
import { type WorkIdsAnswer, worksListPaths } from '@gallery/shared/contract/collection/works-list';
import type { FormValues } from '@gallery/shared/forms';
import { getJson, getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../../ui/query-keys';
import type { WorksFilter } from '../use-works-query';

const pollIntervalMs = 60_000;

export const bulkQueries = {
  dependents: [
    queryKeys.adminArtworks,
    queryKeys.artworkRecord,
    queryKeys.worksEdits,
    queryKeys.worksList,
    queryKeys.public.artworks,
  ],
  /** The edits that can still be undone. An API of the release before has none. */
  recent: queryOptions({
    queryKey: queryKeys.worksEdits,
    queryFn: ({ signal }) => getJsonOrNull<EditsAnswer>(worksEditPaths.edits, signal),
    refetchInterval: pollIntervalMs,
  }),
  previews: ['works-edit-preview'],
  preview: (works: readonly string[], change: FormValues) =>
    queryOptions({
      queryKey: [...bulkQueries.previews, change, works],
      queryFn: () => previewEdit(works, change),
      placeholderData: (before) => before,
      // Another preview has another id, so that only a new change or a refusal asks for one.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
    }),
};

/** Returns the ids of the works of a list, at most `maxEditedWorks`. */
export async function readWorkIds(filter: WorksFilter): Promise<string[]> {
  const { ids } = await getJson<WorkIdsAnswer>(worksListPaths.ids, { query: filter });
  return ids.slice(0, maxEditedWorks);
}

export function previewEdit(works: readonly string[], change: FormValues): Promise<EditPreview> {
  return sendJson('POST', worksEditPaths.preview, Object.assign({ works }, change));
}

export function commitEdit(
  { edit, changes, artist_id }: EditPreview,
  input: EditFormInput,
): Promise<EditDoneAnswer> {
  const works = changes.map(({ _id, version }) => ({ _id, version }));
  return sendJson('POST', worksEditPaths.edits, Object.assign({ edit, works, artist_id }, input));
}

export function undoEdit(id: string): Promise<UndoneAnswer> {
  return sendJson('POST', worksEditPaths.undo(id));
}

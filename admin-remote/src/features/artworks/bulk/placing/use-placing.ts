import { countOf } from '@gallery/shared/domain/count-of';
import { UserError } from '@gallery/shared/errors/error-message';
import { useNotify } from '@gallery/shared/host';
import { createViewingRoomPath } from '@gallery/shared/paths/admin-paths';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import { bulkQueries } from '../bulk.queries';
import { joinAuction, joinRoom, type PlacePreview, placeQueries } from './place.queries';
import type { Place } from './places';

export type Placed = { place: Place; count: number };

/** Puts the works of a preview into its place. A refusal makes another preview and loses nothing. */
export function usePlacing(onPlaced: (placed: Placed | null) => void) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const reload = (keys: readonly (readonly string[])[]) => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  };

  return async (place: Place, { placement, record }: PlacePreview) => {
    const works = placement.joins.map(({ _id }) => _id);
    if (place.kind === 'new') {
      onPlaced(null);
      await navigate(createViewingRoomPath, { state: { works } });
      return;
    }
    try {
      const leftOut = record ? await intoRoom(record, works) : await intoAuction(place, works);
      const count = works.length - leftOut.length;
      notify(
        [`${countOf(count, 'work is', 'works are')} in ${place.title}.`, ...leftOut].join(' '),
        'success',
      );
      onPlaced({ place, count });
      reload([...placeQueries.dependents, ...bulkQueries.dependents]);
    } catch (error) {
      reload([[...placeQueries.all, 'preview']]);
      throw error;
    }
  };
}

async function intoRoom(...join: Parameters<typeof joinRoom>): Promise<string[]> {
  await joinRoom(...join).catch((error: unknown) => {
    const isOutdated = (Object(error) as { status?: number }).status === 409;
    throw isOutdated ? new UserError(outdatedText) : error;
  });
  return [];
}

async function intoAuction({ id }: Place, works: readonly string[]): Promise<string[]> {
  const { left_out: leftOut = [] } = await joinAuction(id, works);
  return leftOut;
}

const outdatedText =
  'Somebody else changed this room meanwhile. Check the new preview, then put the works in.';

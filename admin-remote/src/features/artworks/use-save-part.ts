import type { ArtworkRecord, ArtworkSavedAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { useQueryClient } from '@gallery/shared/query';
import { adminArtworkQueries } from './artwork.queries';
import type { FollowVersion } from './form/edit-artwork';

/** Sends a change of the work's pictures or entries, tells the form of the work's new version, and refetches the work. */
export function useSavePart(work: ArtworkRecord, follow: FollowVersion) {
  const queryClient = useQueryClient();
  return async (send: Promise<ArtworkSavedAnswer>): Promise<ArtworkSavedAnswer> => {
    try {
      const answer = await send;
      follow(work.version, answer.artwork.version);
      return answer;
    } finally {
      // Also after a failure, because another curator may have been faster.
      await queryClient.invalidateQueries({ queryKey: adminArtworkQueries.record(work._id).queryKey });
    }
  };
}

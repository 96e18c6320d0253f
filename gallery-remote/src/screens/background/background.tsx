import { useFollowAvailability } from '../../features/artworks/use-follow-availability';
import { useReturnWithPicture } from '../../ui/moving-picture/use-return-with-picture';

/** Rendered beside the screens, so that it outlives each of them. */
export function PictureReturn() {
  useReturnWithPicture();
  return null;
}

/** Rendered beside the screens, so that navigation does not interrupt the stream. */
export function AvailabilityFollower() {
  useFollowAvailability();
  return null;
}

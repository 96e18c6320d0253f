import { useFollowAvailability } from '../../features/artworks/use-follow-availability';

/** Rendered beside the screens, so that navigation does not interrupt the stream. */
export function AvailabilityFollower() {
  useFollowAvailability();
  return null;
}

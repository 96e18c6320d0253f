import { useFollowAvailability } from '../features/artworks/use-follow-availability';

/** Stands beside every screen, so that going from one to the next does not interrupt what is followed. */
export function AvailabilityFollower() {
  useFollowAvailability();
  return null;
}

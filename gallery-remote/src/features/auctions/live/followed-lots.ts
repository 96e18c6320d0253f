export type FollowedLots = { auction: string } | { lot: string };

export type { OwnSession, OwnSessionsAnswer } from './sessions.schema';

export const sessionPaths = {
  /** DELETE ends one of them. */
  list: '/account/sessions',
  one: (id: string) => `/account/sessions/${encodeURIComponent(id)}`,
  endOthers: '/account/sessions/end-others',
};

/** The API answers so many sessions, those of the newest use. */
export const maxSessions = 100;

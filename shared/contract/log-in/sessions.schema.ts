import { array, boolean, type InferType, object } from 'yup';
import { anyText, id, timestamp } from '../fields/answer-fields.schema';

export const ownSessionSchema = object({
  _id: id(),
  /** In words, such as 'Firefox on Linux'; '' for a session of an earlier release. */
  device: anyText(),
  /** A coarse network, such as '102.89.34.0/24'; '' for a session of an earlier release. */
  network: anyText(),
  started_at: timestamp(),
  /** At most a minute old while the session is in use. */
  used_at: timestamp(),
  /** The session of this request. */
  current: boolean().defined(),
});
export type OwnSession = InferType<typeof ownSessionSchema>;

/** The session of this request first, then by the last use, the newest on top. */
export const ownSessionsSchema = object({ sessions: array().of(ownSessionSchema).defined() });
export type OwnSessionsAnswer = InferType<typeof ownSessionsSchema>;

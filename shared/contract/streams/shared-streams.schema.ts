import { array, type InferType, number, object, string } from 'yup';
import { idPattern } from '../../domain/id';

/** The headers between an edge and an API when the edge follows a stream once for all its anonymous readers. */
export const sharedStreamHeaders = {
  /** In the edge's request. No edge forwards it from a visitor, because the API gives such a reader no place. */
  asked: 'x-shared-stream',
  /** In the answer, if everybody gets the same events. */
  granted: 'x-stream-is-shared',
  /** In the answer: the id under which the edge reports its readers. */
  counted: 'x-stream-counted-as',
} as const;

/** Says that a network or a process has no free stream. The page reads again until it gets one. */
export const tooManyListening = 'Too many are listening. Please ask again in a moment.';
/** In seconds: the `Retry-After` of that refusal. */
export const listenAgainSeconds = 15;

const id = () => string().max(36).matches(idPattern, 'must be an id').defined();

/** An edge never follows more streams than this for its readers. */
export const maxSharedStreams = 500;

/** The anonymous readers at one edge process of everything that it counts. The report replaces the one before. */
export const streamReadersSchema = object({
  edge: id(),
  counted: array(object({ id: id(), readers: number().integer().min(1).max(1_000_000).defined() }).defined())
    .max(maxSharedStreams)
    .defined(),
});

export type StreamReaders = InferType<typeof streamReadersSchema>;

import { array, type InferType, number, object, string } from 'yup';
import { idPattern } from '../../domain/id';

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

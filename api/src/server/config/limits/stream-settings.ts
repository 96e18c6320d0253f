import { standardStreams } from '@gallery/shared/server/streams/reader-limit';
import { type InferType, number, object } from 'yup';

/** `maxStreams` limits the readers of each feed at this process. */
export type StreamSettings = Readonly<{ maxStreams: number }>;

const message = 'MAX_STREAMS must be a whole number from 10 to 100000';

export const streamFields = {
  MAX_STREAMS: number()
    .typeError(message)
    .integer(message)
    .min(10, message)
    .max(100_000, message)
    .default(standardStreams),
};

const schema = object(streamFields);

export function streamsOf({ MAX_STREAMS }: InferType<typeof schema>): StreamSettings {
  return { maxStreams: MAX_STREAMS };
}

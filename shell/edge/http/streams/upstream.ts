import { TextDecoder } from 'node:util';
import { sharedStreamHeaders } from '@gallery/shared/contract/streams/shared-streams.schema';
import { positionEvent } from '@gallery/shared/server/streams/stream-events';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Dispatcher } from 'undici';
import type { ApiConnection } from '../../api/api-connection';

/** `event` is `null` when the API only tells its position. */
export type Message = { event: string | null; id: number; data: string };
export type Upstream = {
  position: number;
  /** No event since the position asked for is missing. */
  resumed: boolean;
  headers: Dispatcher.ResponseData['headers'];
  /** The id under which the API counts the readers. */
  counted: string | undefined;
  messages: AsyncIterable<Message>;
  close: () => void;
};

/** The headers that concern only the edge. */
const ofConnection = new Set([
  'connection',
  'date',
  'keep-alive',
  'transfer-encoding',
  ...Object.values(sharedStreamHeaders),
]);

/** Opens a stream at an API. Returns `null` if the API refuses it, or does not share it. Throws if the API is unwell. */
export async function openUpstream(
  api: Pick<ApiConnection, 'follow'>,
  path: string,
  from: number | null,
): Promise<Upstream | null> {
  const { statusCode, headers, body } = await api.follow(path, {
    accept: 'text/event-stream',
    [sharedStreamHeaders.asked]: 'yes',
    ...(from !== null && { 'last-event-id': String(from) }),
  });
  if (statusCode !== 200) {
    await body.dump();
    if (statusCode < 500 && statusCode !== 429) return null;
    throw new Error(`The API answered ${statusCode}.`);
  }
  const close = () => void body.destroy();
  if (headers[sharedStreamHeaders.granted] === undefined) {
    close();
    return null;
  }
  const messages = messagesOf(body);
  const { value: start } = await messages.next();
  if (start?.event !== 'start') {
    close();
    throw new Error('The stream began without its position.');
  }
  const counted = headers[sharedStreamHeaders.counted];
  return {
    position: start.id,
    resumed: JSON.parse(start.data).resumed === true,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name))),
    counted: counted === undefined ? undefined : String(counted),
    messages,
    close,
  };
}

/** Ends with the stream, and throws when the connection breaks. */
async function* messagesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Message, undefined> {
  const decoder = new TextDecoder();
  const read: Message[] = [];
  const parser = createParser({ onEvent: (event) => void read.push(...messageOf(event)) });
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* read.splice(0);
  }
  return undefined;
}

/** Leaves out an event without a position, which is for readers that the API itself limits. */
function messageOf({ event = 'message', id, data }: EventSourceMessage): Message[] {
  if (!id) return [];
  return [{ event: event === positionEvent ? null : event, id: Number(id), data }];
}

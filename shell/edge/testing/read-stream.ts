import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createParser } from 'eventsource-parser';
import { until } from './api-of-streams';

/** Follows a stream. `seen` has each event as `event id data`. */
export async function readStream(url: string, headers: Record<string, string> = {}) {
  const request = get(url, { agent: false, headers: { accept: 'text/event-stream', ...headers } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const seen: string[] = [];
  const parser = createParser({
    onEvent: ({ event, id, data }) => void seen.push([event, id, data].filter(Boolean).join(' ')),
  });
  let isEnded = false;
  answer.once('close', () => {
    isEnded = true;
  });
  answer
    .setEncoding('utf8')
    .on('data', (text: string) => parser.feed(text))
    .on('error', () => {});
  return {
    status: answer.statusCode,
    headers: answer.headers,
    seen,
    isEnded: () => isEnded,
    sees: (events: number) => until(() => seen.length >= events),
    stopReading: () => void answer.pause(),
    readOn: () => void answer.resume(),
    leave: () => void answer.destroy(),
  };
}

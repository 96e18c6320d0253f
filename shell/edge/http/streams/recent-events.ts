/** Of a stream, for readers that return to it. A reader that missed more reads the page's data again. */
const limits = { events: 200, bytes: 256 * 1024 };

export type StreamEvent = { position: number; text: string };

/** Keeps the newest events of a stream, which began at a position. */
export function recentEvents(from: number) {
  let begin = from;
  const kept: StreamEvent[] = [];
  let bytes = 0;
  return { add, since, begin: () => begin };

  function add(event: StreamEvent): void {
    kept.push(event);
    bytes += event.text.length;
    while (kept.length > limits.events || bytes > limits.bytes) {
      const dropped = kept.shift();
      if (!dropped) return;
      bytes -= dropped.text.length;
      begin = dropped.position;
    }
  }

  /** Returns the events after a position, which is not before the beginning. */
  function since(position: number): StreamEvent[] {
    return kept.filter((event) => event.position > position);
  }
}

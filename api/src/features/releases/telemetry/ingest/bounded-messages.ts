/** Different messages of a release in an hour. */
export const maxMessages = 200;
export const otherMessage = 'other';

type Saved = { release_id: number; message: string };

/** New messages beyond the most that an hour holds of a release become 'other', the rarest first. */
export function boundMessages<Count extends Saved & { count: number }>(
  saved: readonly Saved[],
  sent: readonly Count[],
): Count[] {
  const messages = new Map<number, Set<string>>();
  const ofRelease = (id: number) => {
    const known = messages.get(id) ?? new Set([otherMessage]);
    messages.set(id, known);
    return known;
  };
  for (const { release_id, message } of saved) ofRelease(release_id).add(message);
  const frequentFirst = sent.toSorted((one, other) => other.count - one.count);
  return frequentFirst.map((count) => {
    const known = ofRelease(count.release_id);
    if (!known.has(count.message) && known.size > maxMessages) return { ...count, message: otherMessage };
    known.add(count.message);
    return count;
  });
}

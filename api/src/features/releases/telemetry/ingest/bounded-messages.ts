/** Different messages of a release in an hour. */
const maxMessages = 200;
const otherMessage = 'other';

type Message = { release_id: number; message: string; count: number };
type Hour = { messages: Set<string>; singletons: Set<string> };

/**
 * New messages beyond the most that an hour holds of a release become 'other', the rarest first. One that was sent more
 * than once takes the place of one that was seen once: a list of made-up messages does not hide what really fails.
 * `displaced` are saved messages to delete; `added` counts them among the others.
 */
export function boundMessages(saved: readonly Message[], sent: readonly Message[]) {
  const hourOf = hoursOf(saved);
  const displaced: Message[] = [];
  const frequentFirst = sent.toSorted((one, other) => other.count - one.count);
  const added = frequentFirst.map((one) => {
    const { messages, singletons } = hourOf(one.release_id);
    if (messages.has(one.message)) {
      singletons.delete(one.message);
      return one;
    }
    if (messages.size > maxMessages) {
      const [singleton] = one.count > 1 ? singletons : [];
      if (singleton === undefined) return asOther(one);
      displaced.push({ release_id: one.release_id, message: singleton, count: 1 });
      for (const names of [messages, singletons]) names.delete(singleton);
    }
    messages.add(one.message);
    return one;
  });
  return { added: [...added, ...displaced.map(asOther)], displaced };
}

function hoursOf(saved: readonly Message[]): (id: number) => Hour {
  const hours = new Map<number, Hour>();
  const hourOf = (id: number) => {
    const hour = hours.get(id) ?? { messages: new Set([otherMessage]), singletons: new Set() };
    hours.set(id, hour);
    return hour;
  };
  for (const { release_id, message, count } of saved) {
    const { messages, singletons } = hourOf(release_id);
    messages.add(message);
    if (count === 1 && message !== otherMessage) singletons.add(message);
  }
  return hourOf;
}

const asOther = (one: Message): Message => ({ ...one, message: otherMessage });

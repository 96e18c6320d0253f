import { loggedMessage } from '../log-text';
import type { Sent } from './registry-client';

type Message = { path: string; body: object };
type Entry = { message: Message; text: string; isSent: boolean; sending?: Promise<void> };
type Options = {
  post: (path: string, body: object) => Promise<Sent>;
  onSent: () => void;
  log: (line: string) => void;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** Sends messages to the registry and repeats each until it has arrived. A newer message with the same name replaces an older one. */
export function createOutbox({ post, onSent, log }: Options) {
  const entries = new Map<string, Entry>();
  return { put, flush, resend, idle };

  /** Returns before the registry answers. Ignores a repeated message. */
  function put(name: string, message: Message): void {
    const text = JSON.stringify(message);
    const before = entries.get(name);
    if (before?.text === text) return;
    const entry: Entry = { message, text, isSent: false };
    entries.set(name, entry);
    entry.sending = send(name, entry, before?.sending);
  }

  function flush(): void {
    for (const [name, entry] of entries)
      if (!entry.isSent && !entry.sending) entry.sending = send(name, entry);
  }

  /** Sends everything again to a registry that may have lost it. */
  function resend(): void {
    for (const entry of entries.values()) entry.isSent = false;
    flush();
  }

  async function idle(): Promise<void> {
    await Promise.all([...entries.values()].map(({ sending }) => sending));
  }

  /** Never fails. Sends one message at a time, so that the last message of a name also arrives last. */
  async function send(name: string, entry: Entry, before?: Promise<void>): Promise<void> {
    await before;
    if (entries.get(name) !== entry) return;
    try {
      const { refusal } = await post(entry.message.path, entry.message.body);
      entry.isSent = true;
      if (refusal) log(`the registry refuses ${name}: ${refusal}`);
      else onSent();
    } catch (error) {
      log(`${name} waits for the registry: ${loggedMessage(error)}`);
    } finally {
      entry.sending = undefined;
    }
  }
}

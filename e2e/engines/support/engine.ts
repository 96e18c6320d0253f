import { setTimeout as pause } from 'node:timers/promises';

/** The actions that every engine supports. XPaths select elements, and each call waits for its element. */
export type Engine = {
  open: (address: string) => Promise<void>;
  click: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  text: (xpath: string) => Promise<string>;
  evaluate: <Value>(expression: string) => Promise<Value>;
  inFrame: (xpath: string, work: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
};

export type Key = 'Tab' | 'Enter' | 'Escape';

export const callMs = 30_000;

/** Repeats an attempt until it succeeds, because a page that changes meanwhile makes attempts fail. */
export async function until<Result>(
  what: string,
  attempt: () => Promise<{ result: Result } | null>,
): Promise<Result> {
  const end = Date.now() + callMs;
  let reason: unknown = 'it is not there';
  while (Date.now() < end) {
    try {
      const found = await attempt();
      if (found) return found.result;
    } catch (error) {
      reason = error;
    }
    await pause(100);
  }
  throw new Error(`${what}: ${reason}`);
}

/** Runs in the page. An element is found once React has hydrated it. The payment provider's frames use no React. */
export function findShown(xpath: string): Element | null {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  const isOurs = window === window.top;
  for (let at = 0; at < found.snapshotLength; at++) {
    const element = found.snapshotItem(at) as Element;
    const isForeign = !isOurs || element.tagName === 'IFRAME';
    const isReady = isForeign || Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    if (isReady && element.checkVisibility()) return element;
  }
  return null;
}

const named = (name: string) => `[normalize-space()="${name}" or @aria-label="${name}"]`;
export const link = (name: string) => `//a${named(name)}`;
export const button = (name: string) => `//button${named(name)}`;
export const heading = (name: string) => `//*[self::h1 or self::h2]${named(name)}`;
export const textStarting = (text: string) => `//*[starts-with(normalize-space(text()), "${text}")]`;

export function field(label: string): string {
  const labeled = `//label[normalize-space()="${label}"]`;
  return `//*[@id=${labeled}/@for] | ${labeled}//input`;
}

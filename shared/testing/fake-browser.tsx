type Options = { ifAvailable?: boolean; signal?: AbortSignal };
type Holder = (lock: object | null) => unknown;
type Line = { last: Promise<unknown>; isHeld: boolean };

export function fakeLocks() {
  const lines = new Map<string, Line>();
  return {
    async request(name: string, { ifAvailable, signal }: Options, holder: Holder) {
      const line = lines.get(name) ?? { last: Promise.resolve(), isHeld: false };
      lines.set(name, line);
      if (ifAvailable && line.isHeld) return holder(null);
      const before = line.last;
      const turn = Promise.race([before, aborted(signal)]).then(() => hold(line, holder));
      line.last = Promise.allSettled([before, turn]);
      line.isHeld = true;
      return turn;
    },
  };
}

async function hold(line: Line, holder: Holder) {
  line.isHeld = true;
  try {
    return await holder({});
  } finally {
    line.isHeld = false;
  }
}

function aborted(signal?: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
  });
}

/** Gives each element a place below its elder siblings, because jsdom computes no layout. */
export function stackRows() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    const [top, width, height] = [at * 50, 300, 50];
    const rect = { x: 0, y: top, left: 0, right: width, top, bottom: top + height, width, height };
    return { ...rect, toJSON: () => rect };
  });
}

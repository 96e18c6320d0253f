type Options = { ifAvailable?: boolean; signal?: AbortSignal };
type Holder = (lock: object | null) => unknown;

/** The Web Locks of one browser, for one name: who asks waits until nobody holds it. */
export function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let isHeld = false;
  return {
    async request(_name: string, { ifAvailable, signal }: Options, holder: Holder) {
      if (ifAvailable && isHeld) return holder(null);
      const before = last;
      const turn = Promise.race([before, aborted(signal)]).then(() => hold(holder));
      last = Promise.allSettled([before, turn]);
      if (!isHeld) isHeld = true;
      return turn;
    },
  };

  async function hold(holder: Holder) {
    isHeld = true;
    try {
      return await holder({});
    } finally {
      isHeld = false;
    }
  }
}

function aborted(signal?: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
  });
}

export type Listening = {
  /** Returns `false` while the connection is lost, when notifications may be missed. */
  isLive(): boolean;
  stop(): Promise<void>;
};

/** `onNotify` also runs after a lost connection returns. */
export type Listen = (channel: string, onNotify: () => void) => Promise<Listening>;

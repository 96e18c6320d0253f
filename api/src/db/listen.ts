export type Listening = {
  /** `false` while the connection is lost, when notifications may be missed. */
  isLive(): boolean;
  stop(): Promise<void>;
};

/** `heard` also runs when a lost connection is back. */
export type Listen = (channel: string, onNotify: () => void) => Promise<Listening>;

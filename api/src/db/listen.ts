/** What a process hears on a channel of the database (NOTIFY), until it stops. */
export type Listening = {
  /** `false` while the connection is lost: something may be missed. */
  isLive(): boolean;
  stop(): Promise<void>;
};

/** `heard` is called for everything told on `channel` after a commit, and when a lost connection is back. */
export type Listen = (channel: string, heard: () => void) => Promise<Listening>;

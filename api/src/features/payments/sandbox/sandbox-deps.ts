import type { Database } from '../../../db/client';

export type SandboxDeps = {
  db: Database;
  secretKey: string;
  /** Where its webhooks go: an absolute address. */
  webhookUrl: () => Promise<string>;
};

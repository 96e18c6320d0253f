import type { Database } from '../../../db/client';

export type SandboxDeps = {
  db: Database;
  secretKey: string;
  webhookUrl: () => Promise<string>;
};

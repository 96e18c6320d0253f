import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { OpenDatabase } from '../../db/client';
import { lockFolder } from '../../db/embedded/lock';
import { databaseAddressOf, openDatabase } from '../../db/open-database';
import { claimAlone } from '../../db/postgres/claim';
import { openJobQueue } from '../../jobs/job-queue';
import { openLogger } from '../../logging/logger';
import type { SealKeys } from '../../operations/sealed-file';
import type { Config } from '../../server/config/config';
import { allJobs } from '../../server/start-jobs';
import { fillTables, isEmpty, refuseOtherVersion } from './fill-tables';
import { checkBackup, filesFolder, type Manifest } from './manifest';
import { copyFiles, moveFiles, removeOtherFiles, savedNames } from './saved-files';

/** Checks the whole backup first. Throws while the gallery runs, and when the gallery has data and `replace` is false. */
export async function restoreBackup(
  config: Config,
  source: string,
  { replace, identities = [] }: { replace: boolean; identities?: SealKeys },
): Promise<Manifest> {
  const folder = path.resolve(source);
  const manifest = await checkBackup(folder, identities);
  const { databaseUrl, dataFolder } = config;
  const lock = databaseUrl ? await claimAlone(databaseUrl) : await lockFolder(dataFolder);
  const database = await openDatabase(databaseAddressOf(config));
  try {
    await database.migrate();
    await refuseOtherVersion(database.background, manifest.database);
    if (!replace) await refuseUsed(database, dataFolder);
    await withStagingFolder(dataFolder, async (stage) => {
      await copyFiles(manifest.files, { folder: filesFolder(folder), identities }, stage);
      const backup = { folder, identities, copied: manifest.database };
      await withQueue(database, (jobs) => fillTables(database.background, jobs, backup));
      await moveFiles(manifest.files, stage, dataFolder);
    });
    await removeOtherFiles(dataFolder, manifest.files);
  } finally {
    await database.close();
    await lock.release();
  }
  return manifest;
}

async function refuseUsed({ background }: OpenDatabase, dataFolder: string): Promise<void> {
  const files = await savedNames(dataFolder);
  if (files.length === 0 && (await isEmpty(background))) return;
  const what = files.length > 0 ? `${dataFolder} has files` : 'The database has rows';
  throw new Error(`${what} already. Add --replace to put the backup in the place of everything there is.`);
}

/** Stages the files on the same disk, so that a rename publishes them once the rows are written. */
async function withStagingFolder(dataFolder: string, fill: (stage: string) => Promise<void>): Promise<void> {
  const stage = path.join(dataFolder, 'restoring');
  await rm(stage, { recursive: true, force: true });
  try {
    await fill(stage);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Opening the queue creates its tables. This function runs no job. */
async function withQueue(
  database: OpenDatabase,
  fill: (jobs: Awaited<ReturnType<typeof openJobQueue>>) => Promise<void>,
) {
  const queue = await openJobQueue(database.jobStore, { jobs: allJobs, logger: openLogger('error') });
  try {
    await fill(queue);
  } finally {
    await queue.stop();
  }
}

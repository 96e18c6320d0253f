import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../db/client';
import { type AnswerRequest, lockFolder } from '../db/embedded/lock';
import { requestFromHolder } from '../db/embedded/request-from-holder';
import { databaseAddressOf, openDatabase } from '../db/open-database';
import {
  type AdministratorRequest,
  manageAdministrators,
} from '../features/auth/administrators/manage-administrators';
import { errorCodeOf } from '../logging/error-record';
import { type CopiedTables, copyTables } from './copy-tables';
import type { SealKeys } from './sealed-file';

/** Arguments and results must be JSON, because another process may run the operation. */
export type Operations = {
  administrate: { request: AdministratorRequest; answer: string };
  'copy-tables': { request: { folder: string; recipients: SealKeys }; answer: CopiedTables };
};

type GallerySettings = { databaseUrl: string | null; dataFolder: string };

/** On PGlite, the process that holds the lock runs the operation. Throws an error with a printable message when that fails. */
export async function operate<Name extends keyof Operations>(
  gallery: GallerySettings,
  name: Name,
  request: Operations[Name]['request'],
): Promise<Operations[Name]['answer']> {
  const { databaseUrl, dataFolder } = gallery;
  if (databaseUrl) return openAndDo(gallery, name, request);
  const reply = await requestFromHolder(dataFolder, { name, request });
  if (reply) return reply.answer as Operations[Name]['answer'];
  if (!existsSync(path.join(dataFolder, 'db')))
    throw new Error(`There is no gallery in ${dataFolder}. ${startOnce}`);
  const lock = await lockFolder(dataFolder);
  try {
    return await openAndDo(gallery, name, request);
  } finally {
    await lock.release();
  }
}

export function answerOperations(db: Database): AnswerRequest {
  return async (question) => {
    const { name, request } = question as Question;
    return carryOut(db, name, request);
  };
}

type Question = { name: keyof Operations; request: Operations[keyof Operations]['request'] };

const startOnce = 'Start the gallery once, or set DATA_DIR or DATABASE_URL.';

async function openAndDo<Name extends keyof Operations>(
  gallery: GallerySettings,
  name: Name,
  request: Operations[Name]['request'],
): Promise<Operations[Name]['answer']> {
  const database = await openDatabase(databaseAddressOf(gallery));
  try {
    return await carryOut(database.background, name, request);
  } catch (error) {
    if (isTableMissing(error)) throw new Error(`The database has no tables yet. ${startOnce}`);
    throw error;
  } finally {
    await database.close();
  }
}

const operations: {
  [Name in keyof Operations]: (
    db: Database,
    request: Operations[Name]['request'],
  ) => Promise<Operations[Name]['answer']>;
} = {
  administrate: manageAdministrators,
  'copy-tables': (db, { folder, recipients }) => copyTables(db, folder, recipients),
};

function carryOut<Name extends keyof Operations>(
  db: Database,
  name: Name,
  request: Operations[Name]['request'],
): Promise<Operations[Name]['answer']> {
  return operations[name](db, request);
}

function isTableMissing(error: unknown): boolean {
  return (
    errorCodeOf(error) === '42P01' ||
    (error instanceof Error && error.cause !== undefined && isTableMissing(error.cause))
  );
}

import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { and, desc, eq, like, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { type ReleaseRow, releases } from '../registry/release.table';

/**
 * By its digest, at least eight digits of it, or its version; a refused one only if no other is named so.
 * Throws a 422 for none, and for several.
 */
export async function findRelease(tx: Database, remote: RemoteName, name = ''): Promise<ReleaseRow> {
  if (name === '') throw refusal('Name a release by its version or digest.');
  const byDigest = /^[0-9a-f]{8,64}$/.test(name) ? like(releases.digest, `${name}%`) : undefined;
  const rows = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.remote, remote), or(byDigest, eq(releases.version, name))))
    .orderBy(sql`${releases.state} = 'refused'`, desc(releases.id))
    .limit(2);
  const [release, other] = rows;
  if (!release) throw refusal(`${remote} has no release ${name}.`);
  if (other && other.state !== 'refused')
    throw refusal(`${remote} has several releases ${name}: name one by its digest.`);
  return release;
}

function refusal(message: string): HttpError {
  return new HttpError(422, message, { release: message });
}

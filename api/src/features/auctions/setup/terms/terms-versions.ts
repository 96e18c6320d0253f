import type { IncrementStep } from '@gallery/shared/auction/increments';
import type { PremiumTier } from '@gallery/shared/auction/premium';
import type { AuctionInput, TermsVersions } from '@gallery/shared/contract/auction-setup/auction-setup';
import { and, desc, eq, max } from 'drizzle-orm';
import { waitForLock } from '../../../../db/advisory-lock';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { auctionTerms, type termKinds } from '../../auction.table';
import { conditionsOf, type StoredConditions } from '../../terms/read-terms';

type Kind = (typeof termKinds)[number];
type Contents = {
  increments: IncrementStep[];
  premium: { tiers: PremiumTier[]; vat_percent: number };
  conditions: StoredConditions;
};

export async function readTermsVersions(db: Database): Promise<TermsVersions> {
  const [increments, premium, conditions] = [
    await versionsOf(db, 'increments'),
    await versionsOf(db, 'premium'),
    await versionsOf(db, 'conditions'),
  ];
  return {
    increments: increments.map(({ content, ...row }) => ({ ...row, steps: content })),
    premium: premium.map(({ content, ...row }) => ({ ...row, ...content })),
    conditions: conditions.map(({ content, ...row }) => ({ ...row, ...conditionsOf(content) })),
  };
}

const maxShown = 50;

async function versionsOf<Of extends Kind>(db: Database, kind: Of) {
  const rows = await db
    .select()
    .from(auctionTerms)
    .where(eq(auctionTerms.kind, kind))
    .orderBy(desc(auctionTerms.version))
    .limit(maxShown);
  return rows.map(({ version, content, createdAt }) => ({
    version,
    created_at: createdAt.toISOString(),
    content: content as Contents[Of],
  }));
}

/** Throws a 422 at the field of a version that does not exist. */
export async function refuseUnknownTerms(tx: Database, input: AuctionInput): Promise<void> {
  const rows = await tx.select({ kind: auctionTerms.kind, version: auctionTerms.version }).from(auctionTerms);
  const wanted = {
    increments_version: ['increments', input.increments_version],
    premium_version: ['premium', input.premium_version],
    conditions_version: ['conditions', input.conditions_version],
  } as const;
  const errors = Object.entries(wanted).flatMap(([field, [kind, version]]) =>
    rows.some((row) => row.kind === kind && row.version === version)
      ? []
      : [[field, `There is no version ${version} of the ${kind}`]],
  );
  const [first] = errors;
  if (first) throw new HttpError(422, String(first[1]), Object.fromEntries(errors));
}

export async function incrementsOf(db: Database, version: number): Promise<IncrementStep[]> {
  const [row] = await db
    .select({ content: auctionTerms.content })
    .from(auctionTerms)
    .where(and(eq(auctionTerms.kind, 'increments'), eq(auctionTerms.version, version)));
  if (!row) throw new Error(`There is no version ${version} of the increments.`);
  return row.content as IncrementStep[];
}

/** Returns the new version's number. Each kind has consecutive numbers. */
export async function addTerms<Of extends Kind>(
  db: Database,
  kind: Of,
  content: Contents[Of],
  by: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    await waitForLock(tx, 'lots');
    const [newest] = await tx
      .select({ version: max(auctionTerms.version) })
      .from(auctionTerms)
      .where(eq(auctionTerms.kind, kind));
    const version = (newest?.version ?? 0) + 1;
    await tx.insert(auctionTerms).values({ kind, version, content, createdBy: by });
    return version;
  });
}

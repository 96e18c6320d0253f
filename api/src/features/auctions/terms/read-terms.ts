import type { Terms } from '@gallery/shared/contract/auctions/auction';
import { standardPayMinutes } from '@gallery/shared/contract/orders/payment/pay-time';
import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { type AuctionRow, auctionTerms, type termKinds } from '../auction.table';

type TermKind = (typeof termKinds)[number];
export type TermVersions = Pick<
  AuctionRow,
  'incrementsVersion' | 'premiumVersion' | 'conditionsVersion' | 'deliveryFee'
>;

export async function readTerms(db: Database, auction: TermVersions): Promise<Terms> {
  const { incrementsVersion, premiumVersion, conditionsVersion, deliveryFee } = auction;
  const rows = await db
    .select()
    .from(auctionTerms)
    .where(
      or(
        isVersion('increments', incrementsVersion),
        isVersion('premium', premiumVersion),
        isVersion('conditions', conditionsVersion),
      ),
    );
  const conditions = rowOf('conditions');
  return {
    increments: {
      version: incrementsVersion,
      steps: contentOf<Terms['increments']['steps']>('increments'),
    },
    premium: {
      version: premiumVersion,
      ...contentOf<Omit<Terms['premium'], 'version'>>('premium'),
    },
    conditions: {
      version: conditionsVersion,
      ...conditionsOf(contentOf<StoredConditions>('conditions')),
      created_at: conditions.createdAt.toISOString(),
    },
    delivery_fee: deliveryFee,
  };

  function rowOf(kind: TermKind) {
    const row = rows.find((one) => one.kind === kind);
    if (!row) throw new Error(`The auction has no ${kind}.`);
    return row;
  }

  /** The cast is safe, because only the contract's schemas write these rows. */
  function contentOf<Content>(kind: TermKind): Content {
    return rowOf(kind).content as Content;
  }
}

/** Old versions lack a time to pay. */
export type StoredConditions = { text: string; pay_minutes?: number };

export function conditionsOf({ text, pay_minutes = standardPayMinutes }: StoredConditions) {
  return { text, pay_minutes };
}

function isVersion(kind: TermKind, version: number) {
  return and(eq(auctionTerms.kind, kind), eq(auctionTerms.version, version));
}

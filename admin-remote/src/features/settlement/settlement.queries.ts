import { settlementPaths, statementFile } from '@gallery/shared/contract/settlement/settlement';
import type {
  PayoutMade,
  Settlement,
  SplitAnswer,
  Statement,
} from '@gallery/shared/contract/settlement/settlement.schema';
import type { PayoutInput, SplitInput } from '@gallery/shared/contract/settlement/settlement-input.schema';
import { ApiError, getJson, getJsonOrNull, getText, sendJson } from '@gallery/shared/http';
import { downloadPdf } from '@gallery/shared/payments/download-paper';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

export type StatementOf = { artist: string; month: string };
export type SplitOf = { of: 'artist' | 'artwork'; id: string };

export const settlementQueries = {
  all: queryKeys.settlement,
  month: (month: string) =>
    queryOptions({
      queryKey: [...queryKeys.settlement, month],
      queryFn: ({ signal }) => getJson<Settlement>(settlementPaths.list, { query: { month }, signal }),
      placeholderData: (before) => before,
      staleTime: 0,
    }),
  statement: ({ artist, month }: StatementOf) =>
    queryOptions({
      queryKey: [...queryKeys.settlement, artist, month],
      queryFn: ({ signal }) => readStatement({ artist, month }, signal),
      staleTime: 0,
    }),
  split: ({ of, id }: SplitOf) =>
    queryOptions({
      queryKey: [...queryKeys.settlement, 'split', of, id],
      queryFn: ({ signal }) => getJson<SplitAnswer>(splitPath({ of, id }), { signal }),
      // A form must not start from cached values.
      staleTime: 0,
      gcTime: 0,
    }),
};

/** Returns `null` for an unknown artist, and for an address whose artist is no id. The month is always valid. */
async function readStatement(of: StatementOf, signal: AbortSignal): Promise<Statement | null> {
  try {
    return await getJsonOrNull<Statement>(`${settlementPaths.statement}?${addressOf(of)}`, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return null;
    throw error;
  }
}

export function payOut(input: PayoutInput): Promise<PayoutMade> {
  return sendJson('POST', settlementPaths.payouts, input);
}

export function saveSplit(split: SplitOf, input: SplitInput): Promise<SplitAnswer & { message: string }> {
  return sendJson('PUT', splitPath(split), input);
}

export function fetchStatementCsv({ artist, month }: StatementOf): Promise<string> {
  return getText(settlementPaths.csv, { query: { artist, month } });
}

export function downloadStatement({ artist, month }: Statement): Promise<void> {
  const address = addressOf({ artist: artist._id, month });
  return downloadPdf(`${settlementPaths.pdf}?${address}`, statementFile(artist.name, month, 'pdf'));
}

function addressOf({ artist, month }: StatementOf): string {
  return new URLSearchParams({ artist, month }).toString();
}

function splitPath({ of, id }: SplitOf): string {
  return of === 'artist' ? settlementPaths.artistSplit(id) : settlementPaths.workSplit(id);
}

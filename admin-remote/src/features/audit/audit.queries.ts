import { auditPaths } from '@gallery/shared/contract/audit/audit';
import type { AuditAnswer } from '@gallery/shared/contract/audit/audit.schema';
import { getJson, getText } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

/** The address and the API use the same parameter names. */
export const auditFilters = ['q', 'subject', 'from', 'to'];

type AuditListQuery = Record<string, string>;

export function auditQueryOf(params: URLSearchParams): AuditListQuery {
  return Object.fromEntries(
    auditFilters.concat('cursor').flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

export const auditQuery = (query: AuditListQuery) =>
  queryOptions({
    queryKey: [...queryKeys.audit, query],
    queryFn: ({ signal }) => getJson<AuditAnswer>(auditPaths.list, { query, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });

export function fetchAuditCsv({ cursor: _, ...query }: AuditListQuery): Promise<string> {
  return getText(auditPaths.csv, { query });
}

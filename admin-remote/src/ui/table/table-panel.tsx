import type { Paged } from '@gallery/shared/contract/fields/answer';
import { NothingFound } from '@gallery/shared/ui/filters/nothing-found';
import type { ReactNode } from 'react';
import { Filtered } from '../filters/filtered';
import { useNarrowed } from '../filters/filters';
import { Panel } from '../page/panel';
import type { Column } from './column';
import { Pager } from './paging/pager';
import { Table } from './table';
import { TableSkeleton } from './table-skeleton';

export type TablePanelProps<Answer extends object, Row> = {
  /** With `placeholderData: (before) => before` in the query, the rows stay while new ones load. */
  of: { data: Answer | undefined; error: Error | null; refetch: () => unknown; isPlaceholderData?: boolean };
  rows: (answer: Answer) => readonly Row[];
  columns: readonly Column<Row>[];
  caption: string;
  empty: string;
  emptyAction?: ReactNode;
  /** The query parameters that filter this list. An empty result then says so. */
  filters?: readonly string[];
  sorted?: string;
  heading?: string;
  tools?: ReactNode;
  steady?: boolean;
  /** Stands below the rows, instead of the pager. */
  foot?: (count: number) => ReactNode;
};

export function TablePanel<Answer extends object, Row extends { _id: string }>(
  props: TablePanelProps<Answer, Row>,
) {
  const { of, rows, heading, tools, foot, filters = [], ...table } = props;
  const narrowed = useNarrowed(filters);
  return (
    <Panel heading={heading} tools={tools}>
      <Filtered of={of} skeleton={<TableSkeleton columns={table.columns} />}>
        {(answer) => {
          const shown = rows(answer);
          // The empty page answers the previous search, and the new one is still loading.
          if (shown.length === 0 && of.isPlaceholderData) return <TableSkeleton columns={table.columns} />;
          if (shown.length === 0 && narrowed) return <NothingFound {...narrowed} small />;
          return (
            <div aria-busy={of.isPlaceholderData || undefined}>
              <Table {...table} rows={shown} />
              {foot?.(shown.length)}
              {!foot && hasPages(answer) && <Pager page={answer} count={shown.length} />}
            </div>
          );
        }}
      </Filtered>
    </Panel>
  );
}

function hasPages<Answer extends object>(answer: Answer): answer is Answer & Paged {
  return 'total' in answer && Number(answer.total) > 0;
}

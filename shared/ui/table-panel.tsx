import type { ReactNode } from 'react';
import type { Paged } from '../contract/answer';
import { Loaded } from './loaded';
import { Pager } from './pager';
import { Panel } from './panel';
import { type Column, Table } from './table';
import { TableSkeleton } from './table-skeleton';

type TablePanelProps<Answer extends object, Row> = {
  /** A query's result; give the query `placeholderData: (before) => before`, and the rows stay while it loads. */
  of: { data: Answer | undefined; error: Error | null; refetch: () => unknown; isPlaceholderData?: boolean };
  rows: (answer: Answer) => readonly Row[];
  columns: readonly Column<Row>[];
  caption: string;
  empty: string;
  emptyAction?: ReactNode;
  sorted?: string;
  heading?: string;
  tools?: ReactNode;
};

/** A panel with a table of what the API answers: skeleton, error with 'Try again', rows, and a pager if it has pages. */
export function TablePanel<Answer extends object, Row extends { _id: string }>(
  props: TablePanelProps<Answer, Row>,
) {
  const { of, rows, heading, tools, ...table } = props;
  return (
    <Panel heading={heading} tools={tools}>
      <Loaded of={of} skeleton={<TableSkeleton columns={table.columns} />}>
        {(answer) => (
          <div aria-busy={of.isPlaceholderData || undefined}>
            <Table {...table} rows={rows(answer)} />
            {hasPages(answer) && <Pager page={answer} count={rows(answer).length} />}
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

function hasPages<Answer extends object>(answer: Answer): answer is Answer & Paged {
  return 'total' in answer && Number(answer.total) > 0;
}

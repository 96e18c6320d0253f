import { groupDigits } from '@gallery/shared/domain/money';
import { useInfiniteQuery, useQuery } from '@gallery/shared/query';
import { Price } from '@gallery/shared/ui/artwork/price';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { NothingFound } from '@gallery/shared/ui/filters/nothing-found';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Fragment, useMemo } from 'react';
import { Filtered } from '../../../ui/filters/filtered';
import { useNarrowed } from '../../../ui/filters/filters';
import { Panel } from '../../../ui/page/panel';
import { MoreRows } from '../../../ui/table/paging/more-rows';
import { directionOf, SortLink } from '../../../ui/table/table-head';
import { RowGap, useRowWindow } from '../../../ui/table/window/row-window';
import { bulkQueries } from '../bulk/bulk.queries';
import { SelectionBar } from '../bulk/selection-bar';
import { UndoBar } from '../bulk/undo/undo-bar';
import type { Selection } from '../bulk/use-selection';
import { useWorksQuery, worksFilters } from '../use-works-query';
import { canChange } from './row/price-cell';
import { usePriceEdit } from './row/use-price-edit';
import { WorkRow } from './row/work-row';
import { SavedViews } from './saved-views';
import { worksQueries } from './works.queries';
import { useColumns } from './works-columns';
import styles from './works-table.module.css';

export function WorksTable({ selection }: { selection: Selection }) {
  const { filter, sort } = useWorksQuery();
  const list = useInfiniteQuery(worksQueries.rows({ ...filter, sort }));
  const narrowed = useNarrowed(worksFilters);
  const [first] = list.data?.pages ?? [];
  const pages = list.data?.pages;
  const isRoomKnown = useRoomAboveKnown();
  const works = useMemo(() => pages?.flatMap((page) => page.works), [pages]);
  if (!isRoomKnown) return <LoadingArea className={styles.loading} />;
  return (
    <>
      <UndoBar />
      <Panel>
        <SavedViews />
        <Filtered
          whole="?view=table"
          of={{ ...list, data: works }}
          skeleton={<LoadingArea className={styles.loading} />}
        >
          {(rows) => (
            <div aria-busy={list.isPlaceholderData || undefined}>
              {rows.length === 0 && narrowed && <NothingFound {...narrowed} small />}
              {rows.length === 0 && !narrowed && <Empty message="No artwork here" small />}
              {rows.length > 0 && (
                <>
                  <SelectionBar
                    selection={selection}
                    shown={rows.map(({ _id }) => _id)}
                    total={first?.total ?? rows.length}
                    filter={filter}
                  />
                  <Rows rows={rows} sort={sort} selection={selection} />
                  <p className={styles.foot} role="status">
                    <span>
                      {groupDigits(rows.length)} of {groupDigits(first?.total ?? rows.length)}
                    </span>
                    <Price amount={first?.sum ?? 0} />
                  </p>
                </>
              )}
            </div>
          )}
        </Filtered>
        <MoreRows of={list} />
      </Panel>
    </>
  );
}

/** The undo bar and the saved views would move the rows if they arrived later. */
function useRoomAboveKnown(): boolean {
  const recent = useQuery(bulkQueries.recent);
  const views = useQuery(worksQueries.views);
  return !recent.isPending && !views.isPending;
}

type RowsProps = { rows: Parameters<typeof WorkRow>[0]['row'][]; sort: string; selection: Selection };

function Rows({ rows, sort, selection }: RowsProps) {
  const { shown } = useColumns();
  const prices = usePriceEdit();
  const list = useRowWindow({ name: 'Artworks', rows, rowHeight: 59 });
  const nextOf = (position: number) => rows.slice(position + 1).find(canChange)?._id;
  return (
    <div className={styles.wide}>
      <table
        className={styles.table}
        {...roles.table}
        aria-rowcount={list.isLong ? rows.length + 1 : undefined}
      >
        <caption className={styles.caption}>Artworks</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.header} scope="col" className={styles.pick}>
              <span className={styles.caption}>Selected</span>
            </th>
            {[workColumn, ...shown].map((column) => (
              <th
                key={column.name}
                {...roles.header}
                scope="col"
                className={styles[column.name]}
                aria-sort={directionOf(column as never, sort)}
              >
                {column.sorts ? <SortLink column={column as never} sorted={sort} /> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} {...list.body}>
          {list.shown.map(({ position, gap }) => {
            const row = rows[position];
            return (
              row && (
                <Fragment key={row._id}>
                  <RowGap height={gap} />
                  <WorkRow
                    row={row}
                    columns={shown}
                    selected={selection.ids.has(row._id)}
                    onSelect={() => selection.toggle(row._id)}
                    prices={prices}
                    next={prices.editing === row._id ? nextOf(position) : undefined}
                    {...list.rowProps(position)}
                  />
                </Fragment>
              )
            );
          })}
          <RowGap height={list.gapAfter} />
        </tbody>
      </table>
    </div>
  );
}

const workColumn = {
  name: 'work' as const,
  header: 'Work',
  sorts: [
    { value: 'name', direction: 'ascending' as const },
    { value: 'artist', direction: 'ascending' as const },
  ],
};

const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
};

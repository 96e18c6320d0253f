import { groupDigits } from '@gallery/shared/domain/money';
import { useMemo } from 'react';
import { MoreRows, type PagedList } from './paging/more-rows';
import styles from './scroll-panel.module.css';
import { TablePanel, type TablePanelProps } from './table-panel';

type ScrollPanelProps<Page, Row> = Omit<
  TablePanelProps<{ shown: Row[] }, Row>,
  'of' | 'rows' | 'foot' | 'steady'
> & {
  of: PagedList & { data: { pages: Page[] } | undefined; refetch: () => unknown };
  rows: (page: Page) => readonly Row[];
};

/** A table of thousands of rows: it loads more while the user scrolls. */
export function ScrollPanel<Page extends { total: number }, Row extends { _id: string }>(
  props: ScrollPanelProps<Page, Row>,
) {
  const { of, rows, ...panel } = props;
  const pages = of.data?.pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same pages have the same rows
  const answer = useMemo(() => pages && { shown: pages.flatMap(rows) }, [pages]);
  return (
    <TablePanel
      {...panel}
      steady
      of={{ ...of, data: answer }}
      rows={({ shown }) => shown}
      foot={(count) => (
        <>
          <p className={styles.count} role="status">
            {groupDigits(count)} of {groupDigits(pages?.[0]?.total ?? count)}
          </p>
          <MoreRows of={of} />
        </>
      )}
    />
  );
}

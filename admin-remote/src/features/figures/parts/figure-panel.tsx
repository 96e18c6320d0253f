import type { FigureName } from '@gallery/shared/contract/figures/figures';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import type { ReactNode } from 'react';
import { Panel, PanelBody } from '../../../ui/page/panel';
import type { Column } from '../../../ui/table/column';
import { CsvDownload } from '../../../ui/table/csv-download';
import { Table } from '../../../ui/table/table';
import { fetchFigureCsv } from '../figures.queries';
import type { Period } from '../period';
import styles from './figure-panel.module.css';

type FigurePanelProps<Row> = {
  figure: FigureName;
  period: Period;
  heading: string;
  /** One sentence that says what the plot shows. */
  says: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  children: ReactNode;
};

export function FigurePanel<Row extends { _id: string }>(props: FigurePanelProps<Row>) {
  const { figure, period, heading, says, columns, rows, children } = props;
  const fileName = `figures-${figure}-${period.from}-to-${period.to}.csv`;
  const download = (
    <CsvDownload
      ability="money"
      fileName={fileName}
      message={`The table is in ${fileName}.`}
      read={() => fetchFigureCsv(figure, period)}
      label={
        <>
          CSV<VisuallyHidden> of {heading}</VisuallyHidden>
        </>
      }
    />
  );
  return (
    <Panel heading={heading} tools={download}>
      <PanelBody>
        <p className={styles.says}>{says}</p>
        {children}
      </PanelBody>
      <details className={styles.table}>
        <summary>
          Show as table<VisuallyHidden>: {heading}</VisuallyHidden>
        </summary>
        <Table caption={heading} columns={columns} rows={rows} />
      </details>
    </Panel>
  );
}

import type { ImportRecord } from '@gallery/shared/contract/collection/imports/import';
import {
  type ImportField,
  importFieldLabels,
  importFields,
} from '@gallery/shared/contract/collection/imports/import-fields';
import { useAction } from '@gallery/shared/query/use-action';
import status from '@gallery/shared/ui/status.module.css';
import { StatusDot, struck, tick } from '@gallery/shared/ui/status-dot';
import { Panel } from '../../ui/page/panel';
import type { Column } from '../../ui/table/column';
import { Table } from '../../ui/table/table';
import styles from './import.module.css';
import { importQueries, saveColumns } from './import.queries';

type Shown = ImportRecord['columns'][number] & { _id: string };

/** Each choice is saved at once, and the rows are checked again. */
export function ColumnsPanel({ of }: { of: ImportRecord }) {
  const { mutate } = useAction({
    mutationFn: (fields: (ImportField | null)[]) => saveColumns(of._id, fields),
    invalidates: importQueries.all,
  });
  const rows = of.columns.map((column, at) => ({ ...column, _id: String(at) }));
  const columns: Column<Shown>[] = [
    { header: 'Column in file', long: true, cell: ({ header }) => header || '(no name)', place: 'first' },
    {
      header: 'Imported as',
      cell: ({ header, field }, position) => (
        <select
          className={styles.select}
          aria-label={`Import ${header || `column ${position + 1}`} as`}
          value={field ?? ''}
          disabled={of.state !== 'checking'}
          onChange={({ target }) => mutate(chosen(of, position, fieldOf(target.value)))}
        >
          <option value="">Do not import</option>
          {importFields.map((name) => (
            <option key={name} value={name}>
              {importFieldLabels[name]}
            </option>
          ))}
        </select>
      ),
      place: 'second',
    },
    {
      header: 'First values',
      long: true,
      cell: ({ first_values }) => first_values.join(', '),
      place: 'foot',
    },
    {
      header: 'State',
      cell: ({ field }) => (
        <span className={`${status.status} ${field ? status.positive : status.neutral}`}>
          <StatusDot shape={field ? tick : struck} className={status.dot} />
          {field ? 'Matched' : 'Skipped'}
        </span>
      ),
      place: 'last',
    },
  ];
  return (
    <Panel heading="Columns">
      <Table rows={rows} columns={columns} caption="Columns" />
      {of.is_encoding_guessed && (
        <p className={styles.note}>
          The file is not UTF-8 and was read as Windows-1252. Check names with accents. If they are wrong,
          save the file as CSV UTF-8 and choose it again.
        </p>
      )}
    </Panel>
  );
}

/** A field belongs to one column, so the column that had it before is not imported. */
function chosen({ columns }: ImportRecord, position: number, field: ImportField | null) {
  return columns.map((column, at) => {
    if (at === position) return field;
    return column.field === field ? null : column.field;
  });
}

function fieldOf(value: string): ImportField | null {
  return importFields.find((name) => name === value) ?? null;
}

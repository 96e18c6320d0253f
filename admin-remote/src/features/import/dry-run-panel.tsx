import {
  type ImportRecord,
  importLimits,
  type RowProblem,
} from '@gallery/shared/contract/collection/imports/import';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { type FormEvent, useState } from 'react';
import { Panel, PanelBody } from '../../ui/page/panel';
import { useNextItem } from '../../ui/page/use-next-item';
import type { Column } from '../../ui/table/column';
import { Table } from '../../ui/table/table';
import styles from './import.module.css';
import { type Correction, correctCell, importQueries } from './import.queries';

type Shown = RowProblem & { _id: string };

export function DryRunPanel({ of }: { of: ImportRecord }) {
  const { rows: counts, problems } = of;
  const { mutate, isPending } = useAction({
    mutationFn: (correction: Correction) => correctCell(of._id, correction),
    invalidates: importQueries.all,
  });
  const { list, leave } = useNextItem('input, textarea', problems);
  const save = (correction: Correction) => {
    leave(problems.findIndex(({ row, column }) => row === correction.row && column === correction.column));
    mutate(correction);
  };
  const rows = problems.map((one) => ({ ...one, _id: `${one.row}-${one.column}-${one.message}` }));
  const columns: Column<Shown>[] = [
    { header: 'Row', named: true, numeric: true, cell: ({ row }) => row, place: 'first' },
    {
      header: 'In the file',
      long: true,
      cell: ({ header, value, column }) => (column === null ? '' : `${header}: ${value || '(empty)'}`),
      place: 'second',
    },
    { header: 'Problem', long: true, wraps: true, cell: ({ message }) => sentence(message), place: 'foot' },
    {
      header: 'Correct it here',
      cell: (problem) => <CellForm problem={problem} busy={isPending} onSave={save} />,
      place: 'last',
    },
  ];
  return (
    <Panel
      heading="Dry run"
      tools={of.state === 'checking' && <span className={styles.hint}>Nothing saved yet</span>}
    >
      <PanelBody>
        <dl className={styles.figures}>
          <Figure name="New" value={counts.new} />
          <Figure name="Changed" value={counts.changed} />
          <Figure name="As before" value={counts.same} />
          <Figure name="To correct" value={counts.wrong} />
        </dl>
      </PanelBody>
      <div ref={list}>
        {rows.length > 0 && <Table rows={rows} columns={columns} caption="Rows to correct" />}
      </div>
      {counts.wrong > importLimits.shownProblems && (
        <p className={styles.note}>
          These are the first {importLimits.shownProblems} of {counts.wrong} rows. Correct them, or correct
          the file and choose it again.
        </p>
      )}
    </Panel>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value.toLocaleString('en')}</dd>
    </div>
  );
}

/** The messages of some fields begin with the name that machines use. */
const sentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);

/** In characters. */
const maxLine = 80;

type CellFormProps = { problem: RowProblem; busy: boolean; onSave: (correction: Correction) => void };

/** Corrects the cell of a problem. A column that the file lacks cannot be corrected here. */
function CellForm({ problem: { row, column, header, value }, busy, onSave }: CellFormProps) {
  const [text, setText] = useState(value);
  // A field of one line would lose line ends.
  const Input = value.length > maxLine || value.includes('\n') ? 'textarea' : 'input';
  if (column === null) return 'Choose a column for it above.';

  function save(event: FormEvent) {
    event.preventDefault();
    if (column !== null) onSave({ row, column, value: text });
  }

  return (
    <form className={styles.cell} aria-label={`${header} of row ${row}`} onSubmit={save}>
      <Input
        className={styles.input}
        aria-label={`${header} of row ${row}`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="secondary" busy={busy}>
        Correct
      </Button>
    </form>
  );
}

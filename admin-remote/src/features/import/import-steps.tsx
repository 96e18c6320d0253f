import type { ImportRecord } from '@gallery/shared/contract/collection/imports/import';
import { dashed, half, StatusDot, tick } from '@gallery/shared/ui/status-dot';
import styles from './import-steps.module.css';

type Step = { name: string; fact: string; isDone: boolean };

/** Shows how far an import is. The first step with work left is the current one. */
export function ImportSteps({ of }: { of: ImportRecord }) {
  const steps = stepsOf(of);
  const now = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map(({ name, fact, isDone }, at) => (
        <li key={name} className={styles.step} aria-current={at === now ? 'step' : undefined}>
          <StatusDot shape={isDone ? tick : waiting(at === now)} className={styles.dot} />
          <span>
            {name}
            <small className={styles.fact}>{fact}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

function waiting(isNow: boolean) {
  return isNow ? half : dashed;
}

function stepsOf({ rows, columns, state, as_drafts: asDrafts }: ImportRecord): Step[] {
  const matched = columns.filter(({ field }) => field !== null).length;
  const missing = rows.without_picture;
  return [
    { name: 'File', fact: `${number(rows.total)} rows, ${columns.length} columns`, isDone: true },
    {
      name: 'Columns',
      fact: `${matched} matched, ${columns.length - matched} skipped`,
      isDone: matched > 0,
    },
    {
      name: 'Dry run',
      fact: rows.wrong === 0 ? 'nothing to correct' : `${number(rows.wrong)} to correct`,
      isDone: rows.wrong === 0,
    },
    {
      name: 'Pictures',
      fact: missing === 0 ? 'none missing' : `${number(missing)} missing`,
      isDone: missing === 0,
    },
    { name: 'Import', fact: runFact(state, rows.done, asDrafts), isDone: state === 'done' },
  ];
}

function runFact(state: ImportRecord['state'], done: number, asDrafts = true): string {
  if (state === 'checking') return 'not started';
  return `${number(done)} imported${asDrafts ? ' as drafts' : ''}`;
}

function number(count: number): string {
  return count.toLocaleString('en');
}

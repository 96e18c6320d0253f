import type { ResultSums, ResultsAnswer } from '@gallery/shared/contract/auction-results/results';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { ReactNode } from 'react';
import { Panel } from '../../../ui/page/panel';
import { CsvDownload } from '../../../ui/table/csv-download';
import { Table } from '../../../ui/table/table';
import { fetchResultsCsv } from '../acts/acts.queries';
import { resultColumns } from './result-columns';
import { ResultSteps } from './result-steps';
import styles from './results-view.module.css';

export function ResultsView({ of: { auction, results, sums } }: { of: ResultsAnswer }) {
  const rows = results.map((result) => ({ ...result, _id: result.lot._id }));
  const open = results.filter(
    ({ next, strikes, state }) => next || (state === 'unpaid' && strikes.length > 0),
  );
  return (
    <>
      <Sums of={sums} lots={results.length} />
      <Panel heading="Results" tools={<ResultsCsv auctionId={auction._id} />}>
        <Table caption="Results" columns={resultColumns} rows={rows} empty="No lot has ended yet." />
      </Panel>
      {open.map((result) => (
        <ResultSteps key={result.lot._id} result={result} />
      ))}
    </>
  );
}

function Sums({ of: sums, lots }: { of: ResultSums; lots: number }) {
  return (
    <div className={styles.sums}>
      <Sum name="Hammer" beside={`${sums.sold} of ${lots} sold`} amount={sums.hammer}>
        estimate <Price amount={sums.estimate_low} /> to <Price amount={sums.estimate_high} />
      </Sum>
      <Sum
        name="With premium and VAT"
        beside="before delivery"
        amount={sums.hammer + sums.premium + sums.vat}
      >
        premium <Price amount={sums.premium} />, VAT <Price amount={sums.vat} />
      </Sum>
      <Sum name="Paid" beside={`${sums.paid} of ${sums.sold}`} amount={sums.paid_sum}>
        {sums.due} due, {sums.unpaid} unpaid
      </Sum>
    </div>
  );
}

type SumProps = { name: string; beside: string; amount: number; children: ReactNode };

function Sum({ name, beside, amount, children }: SumProps) {
  return (
    <section className={styles.sum} aria-label={name}>
      <div className={styles.top}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.beside}>{beside}</span>
      </div>
      <p className={styles.amount}>
        <Price amount={amount} />
      </p>
      <p className={styles.beside}>{children}</p>
    </section>
  );
}

function ResultsCsv({ auctionId }: { auctionId: string }) {
  return (
    <CsvDownload
      ability="people"
      fileName="results.csv"
      message="The results are in results.csv."
      read={() => fetchResultsCsv(auctionId)}
    />
  );
}

import type { LotRecord } from '@gallery/shared/auction/record';
import { readRecord } from '@gallery/shared/auction/verification/read-record';
import type { LotAnswer } from '@gallery/shared/contract/auctions/auction';
import { artistName } from '@gallery/shared/format/artist-name';
import { lotRecordPath } from '@gallery/shared/paths/gallery-paths';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { OwnBid } from '../receipt/own-bid';
import { Replay } from '../replay/replay';
import { CheckYourself } from './check-yourself';
import { RecordCrumbs } from './record-crumbs';
import styles from './record-page.module.css';
import { RecordVerdict } from './record-verdict';
import { useVerdict } from './use-verdict';

type RecordPageProps = { answer: LotAnswer; record: LotRecord };

export function RecordPage({ answer, record }: RecordPageProps) {
  const verdict = useVerdict(record);
  const { lot, artwork } = answer;
  const work = `${artwork.name_of_artwork} by ${artistName(artwork.artist_id)}`;
  return (
    <article>
      <PageMeta
        title={`The record of lot ${lot.number}: ${work}`}
        description={`Every bid on ${work}, in the order they came, for anyone to check.`}
        path={lotRecordPath(lot._id)}
      />
      <div className="page">
        <RecordCrumbs answer={answer} />
        <header className={styles.head}>
          <h1>The record</h1>
          <p className="lead">
            Every bid on {work}, in the order they came. Your browser checks every one again.
          </p>
        </header>
        <RecordVerdict verdict={verdict} />
        {'record' in readRecord(record) && (
          <Replay
            record={record}
            brokenAt={verdict?.brokenAt ?? null}
            aside={(show) => <OwnBid record={record} onFound={show} />}
          />
        )}
      </div>
      <CheckYourself record={record} lot={lot.number} />
    </article>
  );
}

import type { LotRecord } from '@gallery/shared/auction/record';
import { readRecord } from '@gallery/shared/auction/verification/read-record';
import { type Verdict, verifyRecord } from '@gallery/shared/auction/verification/verify-record';
import { downloadFile } from '@gallery/shared/browser/download-file';
import type { LotAnswer } from '@gallery/shared/contract/auctions/auction';
import { artistName } from '@gallery/shared/domain/names';
import { lotRecordPath } from '@gallery/shared/paths/gallery-paths';
import { Button } from '@gallery/shared/ui/controls/button';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { useEffect, useState } from 'react';
import { Chapter } from '../../../ui/chapter/chapter';
import { OwnBid } from '../receipt/own-bid';
import { Replay } from '../replay/replay';
import { RecordCrumbs } from './record-crumbs';
import styles from './record-page.module.css';
import { RecordVerdict } from './record-verdict';

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

type CheckYourselfProps = { record: LotRecord; lot: number };

function CheckYourself({ record, lot }: CheckYourselfProps) {
  const file = `lot-${lot}.json`;
  const download = () => downloadFile(file, 'application/json', `${JSON.stringify(record, null, 2)}\n`);
  return (
    <Chapter title="Check it yourself">
      <p>
        Download the record and replay it on your own computer. You should not have to take our word for it.
      </p>
      <p className={styles.command}>npm run verify-auction -- {file}</p>
      <div>
        <Button kind="secondary" onClick={download}>
          Download the record
        </Button>
      </div>
      <details>
        <summary className={styles.summary}>The gallery’s key</summary>
        <p className={styles.hash}>{String(record.publicKey)}</p>
        <p className={styles.note}>
          Ed25519, base64. Every receipt shows the same key. A record signed with another key is not ours.
        </p>
      </details>
    </Chapter>
  );
}

/** Returns `null` while the browser recomputes the record. */
function useVerdict(record: LotRecord): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void verifyRecord(record).then((found) => isCurrent && setVerdict(found));
    return () => {
      isCurrent = false;
    };
  }, [record]);
  return verdict;
}

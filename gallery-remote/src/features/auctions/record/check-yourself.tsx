import type { LotRecord } from '@gallery/shared/auction/record';
import { downloadFile } from '@gallery/shared/browser/download-file';
import { Button } from '@gallery/shared/ui/controls/button';
import { Chapter } from '../../../ui/chapter/chapter';
import styles from './check-yourself.module.css';

type CheckYourselfProps = { record: LotRecord; lot: number };

export function CheckYourself({ record, lot }: CheckYourselfProps) {
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
          Ed25519, base64. The same key stands on every receipt; a record signed with another one is not ours.
        </p>
      </details>
    </Chapter>
  );
}

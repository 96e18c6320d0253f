import { CsvDownload } from '../../../ui/table/csv-download';
import { fetchResultsCsv } from '../acts/acts.queries';

export function ResultsCsv({ auctionId }: { auctionId: string }) {
  return (
    <CsvDownload
      fileName="results.csv"
      message="The results are in results.csv."
      read={() => fetchResultsCsv(auctionId)}
    />
  );
}

import { CsvDownload } from '../../../ui/table/csv-download';
import { readGuestsCsv } from './guests.queries';

/** `event` is the id. */
export function GuestListExport({ event }: { event: string }) {
  return (
    <CsvDownload
      ability="programme"
      fileName="guests.csv"
      message="The guest list is saved."
      read={() => readGuestsCsv(event)}
      label="Export guest list"
    />
  );
}

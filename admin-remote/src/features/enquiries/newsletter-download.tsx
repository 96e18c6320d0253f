import { newsletterPaths } from '@gallery/shared/contract/newsletter/newsletter';
import { getText } from '@gallery/shared/http';
import { CsvDownload } from '../../ui/table/csv-download';

export function NewsletterDownload() {
  return (
    <CsvDownload
      ability="people"
      fileName="newsletter.csv"
      message="The readers of the newsletter are in newsletter.csv."
      read={() => getText(newsletterPaths.csv)}
      label="Newsletter readers (CSV)"
    />
  );
}

import { newsletterPaths } from '@gallery/shared/contract/newsletter/newsletter';
import { getText } from '@gallery/shared/http';
import { letterTemplatesPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { ConversationTabs } from '../../features/enquiries/list/conversation-tabs';
import { AdminPage } from '../../features/layout/admin-page';
import { SearchFilter, SelectFilter } from '../../ui/filters/filters';
import { CsvDownload } from '../../ui/table/csv-download';

export function EnquiriesScreen() {
  return (
    <AdminPage
      title="Enquiries"
      tools={
        <>
          <SearchFilter label="Search enquiries" />
          <SelectFilter name="kind" label="Kind" all="Enquiries and messages" options={kinds} />
          <SelectFilter name="assigned" label="Assigned" all="Assigned to anybody" options={assignments} />
          <Link className="link" to={letterTemplatesPath}>
            Templates
          </Link>
          <NewsletterDownload />
        </>
      }
    >
      <ConversationTabs />
    </AdminPage>
  );
}

const kinds = [
  { value: 'enquiry', label: 'About a work' },
  { value: 'message', label: 'To the gallery' },
];

const assignments = [
  { value: 'me', label: 'Assigned to me' },
  { value: 'nobody', label: 'Assigned to nobody' },
];

function NewsletterDownload() {
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

import { letterTemplatesPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { ConversationTabs } from '../../features/enquiries/list/conversation-tabs';
import { NewsletterDownload } from '../../features/enquiries/newsletter-download';
import { AdminPage } from '../../features/layout/admin-page';
import { SearchFilter } from '../../ui/filters/search-filter';
import { SelectFilter } from '../../ui/filters/select-filter';

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

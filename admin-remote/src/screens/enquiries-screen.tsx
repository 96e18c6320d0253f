import { MessageTabs } from '../features/enquiries/message-tabs';
import { NewsletterDownload } from '../features/enquiries/newsletter-download';
import { AdminPage } from '../features/layout/admin-page';
import { SelectFilter } from '../ui/filters/select-filter';

export function EnquiriesScreen() {
  return (
    <AdminPage
      title="Enquiries"
      tools={
        <>
          <SelectFilter name="open" label="Show" all="Open and done" options={states} />
          <NewsletterDownload />
        </>
      }
    >
      <MessageTabs />
    </AdminPage>
  );
}

const states = [{ value: 'true', label: 'Open only' }];

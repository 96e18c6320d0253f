import { LetterTabs } from '../features/enquiries/message-tabs';
import { OfficePage } from '../features/layout/admin-page';
import { SelectFilter } from '../ui/filters/select-filter';

export function EnquiriesScreen() {
  return (
    <OfficePage
      title="Enquiries"
      tools={<SelectFilter name="open" label="Show" all="Open and done" options={states} />}
    >
      <LetterTabs />
    </OfficePage>
  );
}

const states = [{ value: 'true', label: 'Open only' }];

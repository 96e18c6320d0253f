import { SelectFilter } from '@gallery/shared/ui/select-filter';
import { LetterTabs } from '../features/enquiries/letter-tabs';
import { OfficePage } from '../features/office/office-page';

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

import { SelectField, useFieldValue } from '@gallery/shared/forms';
import { DateTimeField } from '../../../ui/forms/date-time-field';

const options = [
  { value: 'published', label: 'Publish now' },
  { value: 'draft', label: 'Keep as a draft' },
  { value: 'scheduled', label: 'Publish on a date' },
];

export function FirstStage() {
  const { value } = useFieldValue('stage');
  return (
    <>
      <SelectField
        name="stage"
        label="Publication"
        options={options}
        hint="Only staff see drafts and scheduled works."
      />
      {value === 'scheduled' && (
        <DateTimeField name="publish_at" label="Publish at" hint="By the clock in Lagos." />
      )}
    </>
  );
}

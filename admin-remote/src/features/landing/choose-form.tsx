import type { PlaceName } from '@gallery/shared/contract/landing/landing';
import {
  type LandingChoiceInput,
  landingChoiceInputSchema,
} from '@gallery/shared/contract/landing/landing.schema';
import { Form, SubmitButton } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { DateTimeField } from '../../ui/forms/date-time-field';
import styles from './landing.module.css';
import { landingQueries, saveChoice } from './landing.queries';
import { placeTexts } from './place-text';
import { WorkField } from './work-field';

type ChooseFormProps = { place: PlaceName; onDone: () => void };

export function ChooseForm({ place, onDone }: ChooseFormProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function save(input: LandingChoiceInput) {
    const { message } = await saveChoice(input);
    await queryClient.invalidateQueries({ queryKey: landingQueries.all });
    notify(message, 'success');
    onDone();
  }

  const blank = { place, artwork_id: '', starts_at: '' };
  return (
    <Form
      schema={landingChoiceInputSchema}
      initialValues={blank}
      onSubmit={save}
      aria-label={`Choose a work: ${placeTexts[place].heading}`}
    >
      <div className={styles.form}>
        <WorkField place={place} />
        <DateTimeField
          name="starts_at"
          label="From (optional)"
          hint="By the clock in Lagos. Without a date, the site shows the work at once."
        />
        <div className={styles.actions}>
          <SubmitButton>Show this work</SubmitButton>
          <Button kind="quiet" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </div>
    </Form>
  );
}

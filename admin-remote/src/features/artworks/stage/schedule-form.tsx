import type { ArtworkRecord } from '@gallery/shared/contract/catalogue/artwork';
import {
  type StageInput,
  stageInputSchema,
} from '@gallery/shared/contract/catalogue/stages/work-stage-input.schema';
import { Form, SubmitButton } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { DateTimeField } from '../../../ui/forms/date-time-field';
import { changedByStage, sendStage, stageOf } from './stage.queries';
import styles from './stage-panel.module.css';

type ScheduleFormProps = { work: ArtworkRecord; onDone: () => void };

export function ScheduleForm({ work, onDone }: ScheduleFormProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function save({ stage, publish_at }: StageInput) {
    const { message } = await sendStage(work, { stage, publish_at });
    for (const queryKey of changedByStage(work)) void queryClient.invalidateQueries({ queryKey });
    notify(message, 'success');
    onDone();
  }

  const given = { stage: 'scheduled', from: stageOf(work), publish_at: work.publish_at ?? '' };
  return (
    <Form schema={stageInputSchema} initialValues={given} onSubmit={save} aria-label="Schedule">
      <div className={styles.form}>
        <DateTimeField name="publish_at" label="Publish at" hint="By the clock in Lagos." />
        <div className={styles.actions}>
          <SubmitButton>Schedule</SubmitButton>
          <Button kind="quiet" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </div>
    </Form>
  );
}

import { type InferType, object, string } from 'yup';
import { dateTime } from '../../fields/date-time.schema';
import { workStages } from './work-stage';

const stageMessage = `stage must be one of ${workStages.join(', ')}`;

export const stageInputSchema = object({
  stage: string().typeError(stageMessage).oneOf(workStages, stageMessage).required(stageMessage),
  /** The stage that the page showed. After another change, the answer is a 409. */
  from: string().typeError(stageMessage).oneOf(workStages, stageMessage).required(stageMessage),
  publish_at: publishAt(),
});
export type StageInput = InferType<typeof stageInputSchema>;

/** A scheduled work needs it. */
export function publishAt() {
  return dateTime('The date').when('stage', {
    is: 'scheduled',
    // biome-ignore lint/suspicious/noThenProperty: yup names its branch so
    then: (schema) => schema.required('Please choose when the work is published'),
  });
}

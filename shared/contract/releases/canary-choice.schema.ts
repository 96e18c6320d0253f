import { type InferType, string } from 'yup';
import { releaseCommandSchema } from './releases-input.schema';

/** A fixed share in percent, or `steps` for a canary that advances automatically. */
export const canaryVisitors = ['steps', '1', '5', '10', '25', '50'] as const;

/** What staff fill in for a canary. */
export const canaryChoiceSchema = releaseCommandSchema.pick(['release', 'reason']).shape({
  visitors: string().oneOf(canaryVisitors).required('Choose how many visitors'),
});
export type CanaryChoice = InferType<typeof canaryChoiceSchema>;

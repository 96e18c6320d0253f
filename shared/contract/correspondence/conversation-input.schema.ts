import { boolean, type InferType, number, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { isDay } from '../fields/day.schema';
import { recordsQuerySchema } from '../fields/list.schema';
import { text } from '../fields/text.schema';
import { assignments, conversationKinds, conversationStates, maxLetter } from './conversation';

const oneOf = (name: string, values: readonly string[]) => `${name} must be ${values.join(' or ')}`;
const stateMessage = oneOf('state', conversationStates);
const kindMessage = oneOf('kind', conversationKinds);
const assignedMessage = oneOf('assigned', assignments);

export const conversationQuerySchema = recordsQuerySchema.shape({
  state: string().typeError(stateMessage).oneOf(conversationStates, stateMessage).default('open'),
  kind: string().typeError(kindMessage).oneOf(conversationKinds, kindMessage),
  assigned: string().typeError(assignedMessage).oneOf(assignments, assignedMessage),
});
export type ConversationQuery = InferType<typeof conversationQuerySchema>;

const keyMessage = 'key must be a UUID';
const seenMessage = 'seen must be the number of letters on the page';
const doneMessage = 'done must be true or false';

export const letterInputSchema = object({
  /** Names the letter, so that the same letter is sent once. */
  key: string()
    .typeError(keyMessage)
    .max(36, keyMessage)
    .required(keyMessage)
    .matches(idPattern, keyMessage)
    .lowercase(),
  text: text(maxLetter, `The answer must be at most ${maxLetter} characters`)
    .typeError('The answer must be a text')
    .required('The answer is empty'),
  /** The letters that the author has read. With a newer one, the answer is refused. */
  seen: number()
    .strict()
    .typeError(seenMessage)
    .integer(seenMessage)
    .min(0, seenMessage)
    .required(seenMessage),
  done: boolean().strict().typeError(doneMessage).default(false),
});
export type LetterInput = InferType<typeof letterInputSchema>;

const staffMessage = 'assigned_to must be the id of an administrator';

const dayMessage = 'The day must be a day such as 2026-12-01';

/** Only the given fields change. */
export const changeConversationSchema = object({
  assigned_to: string()
    .typeError(staffMessage)
    .max(36, staffMessage)
    .matches(idPattern, staffMessage)
    .nullable(),
  /** `null` ends the snooze. */
  snoozed_until: string()
    .typeError(dayMessage)
    .max(10, dayMessage)
    .test('day', dayMessage, (sent) => sent === null || isDay(sent))
    .nullable(),
  done: boolean().strict().typeError(doneMessage),
});
export type ChangeConversationInput = InferType<typeof changeConversationSchema>;

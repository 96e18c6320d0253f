import { array, type InferType, object } from 'yup';
import { anyText, id, messageSchema } from '../fields/answer.schema';
import { text } from '../fields/text.schema';
import { maxLetter, maxTemplateName } from './conversation';

export const templateSchema = object({ _id: id(), name: anyText(), text: anyText() });
export type Template = InferType<typeof templateSchema>;

export const templatesSchema = object({ templates: array().of(templateSchema).defined() });
export type TemplatesAnswer = InferType<typeof templatesSchema>;

export const templateSavedSchema = messageSchema.shape({ template: templateSchema });
export type TemplateSavedAnswer = InferType<typeof templateSavedSchema>;

export const templateInputSchema = object({
  name: text(maxTemplateName, `The name must be at most ${maxTemplateName} characters`)
    .typeError('The name must be a text')
    .required('The name is empty'),
  text: text(maxLetter, `The text must be at most ${maxLetter} characters`)
    .typeError('The text must be a text')
    .required('The text is empty'),
});
export type TemplateInput = InferType<typeof templateInputSchema>;

import { text } from '../fields/text.schema';
import { tagLimits, tagsIn, tagsProblem, tagsText } from './tags';

const maxText = 1_000;
const tooLong = 'tags must be at most 1000 characters together';

/** All tags of a work as one text, such as 'Lagos, Estate of Eze'. Saved and shown in the order of the text. */
export function tagsInput() {
  return text(maxText, tooLong)
    .typeError('tags must be a text')
    .transform((sent: unknown) =>
      typeof sent === 'string' && sent.length <= maxText ? tagsText(tagsIn(sent)) : sent,
    )
    .test('tags', (sent, context) => {
      const problem = sent ? tagsProblem(tagsIn(sent)) : undefined;
      return problem ? context.createError({ message: problem }) : true;
    });
}

const tagMessage = `A tag has at most ${tagLimits.characters} characters`;

export function tagInput() {
  return text(tagLimits.characters, tagMessage)
    .typeError('tag must be a text')
    .test('tag', 'Write one tag, without a comma', (sent) => !sent || tagsIn(sent).length === 1)
    .test('visible', (sent, context) => {
      const problem = sent ? tagsProblem(tagsIn(sent)) : undefined;
      return problem ? context.createError({ message: problem }) : true;
    });
}

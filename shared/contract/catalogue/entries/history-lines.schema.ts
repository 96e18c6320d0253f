import type { Message } from 'yup';
import { text } from '../../fields/text.schema';
import { type HistoryField, maxHistoryLines, maxHistoryText, readHistory } from './history-lines';
import { maxEntryText } from './work-entries';

/** Each line becomes a public entry, unless the work has it already. A form without lines changes no entry. */
export const historyInputs = {
  provenance: historyInput(),
  exhibitions: historyInput(),
} satisfies Record<HistoryField, unknown>;

function historyInput() {
  return text(maxHistoryText, about('is too long'))
    .nullable()
    .test(
      'lines',
      about(`has at most ${maxHistoryLines} lines`),
      (lines) => !lines || readHistory(lines).length <= maxHistoryLines,
    )
    .test(
      'line',
      about(`has at most ${maxEntryText} characters in a line`),
      (lines) => !lines || readHistory(lines).every((entry) => entry.text.length <= maxEntryText),
    );
}

function about(rule: string): Message {
  return ({ path }: { path: string }) => `${path} ${rule}`;
}

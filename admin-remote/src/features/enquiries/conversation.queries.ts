import { conversationPaths, templatePaths } from '@gallery/shared/contract/correspondence/conversation';
import type {
  ConversationAnswer,
  ConversationsAnswer,
} from '@gallery/shared/contract/correspondence/conversation.schema';
import type {
  ChangeConversationInput,
  LetterInput,
} from '@gallery/shared/contract/correspondence/conversation-input.schema';
import type {
  TemplateInput,
  TemplateSavedAnswer,
  TemplatesAnswer,
} from '@gallery/shared/contract/correspondence/template.schema';
import { getJson, getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

type ListQuery = { state: string; q?: string; kind?: string; assigned?: string; cursor?: string };

export const conversationQueries = {
  all: queryKeys.messages,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...conversationQueries.all, 'list', query],
      queryFn: ({ signal }) => getJson<ConversationsAnswer>(conversationPaths.list, { query, signal }),
      placeholderData: (before) => before,
      staleTime: 0,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...conversationQueries.all, 'one', id],
      queryFn: ({ signal }) => getJsonOrNull<ConversationAnswer>(conversationPaths.one(id), signal),
      staleTime: 0,
    }),
};

export const templateQueries = {
  all: queryKeys.letterTemplates,
  list: queryOptions({
    queryKey: queryKeys.letterTemplates,
    queryFn: ({ signal }) => getJson<TemplatesAnswer>(templatePaths.list, { signal }),
  }),
};

type Done = { message: string };

export function changeConversation(id: string, input: ChangeConversationInput): Promise<Done> {
  return sendJson<Done>('PUT', conversationPaths.one(id), input);
}

export function sendLetter(id: string, input: LetterInput): Promise<Done> {
  return sendJson<Done>('POST', conversationPaths.letters(id), input);
}

export function saveTemplate(id: string | undefined, input: TemplateInput): Promise<TemplateSavedAnswer> {
  if (id === undefined) return sendJson<TemplateSavedAnswer>('POST', templatePaths.list, input);
  return sendJson<TemplateSavedAnswer>('PUT', templatePaths.one(id), input);
}

export function removeTemplate(id: string): Promise<Done> {
  return sendJson<Done>('DELETE', templatePaths.one(id));
}

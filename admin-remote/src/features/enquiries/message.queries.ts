import { type ContactRecordsAnswer, contactPaths } from '@gallery/shared/contract/inbox/contact';
import { type EnquiriesAnswer, enquiryPaths } from '@gallery/shared/contract/inbox/enquiry';
import { getJson, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';
import { contactToMessage, enquiryToMessage } from './message';

/** `open` leaves out messages that staff marked as done. */
export type MessageListQuery = { open?: 'true'; cursor?: string };
export type MessageKind = 'enquiries' | 'messages';

export const messageQueries = {
  all: queryKeys.messages,

  list: (kind: MessageKind, query: MessageListQuery) =>
    queryOptions({
      queryKey: [...messageQueries.all, kind, query],
      queryFn: ({ signal }) => fetchPage[kind](query, signal),
      placeholderData: (before, query) => (query?.queryKey[1] === kind ? before : undefined),
      staleTime: 0,
    }),
};

export function markMessage(kind: MessageKind, id: string, done: boolean): Promise<{ message: string }> {
  const { done: path } = kind === 'enquiries' ? enquiryPaths : contactPaths;
  return sendJson<{ message: string }>('PUT', path(id), { done });
}

const fetchPage = {
  async enquiries(query: MessageListQuery, signal: AbortSignal) {
    const { enquiries, ...page } = await getJson<EnquiriesAnswer>(enquiryPaths.list, { query, signal });
    return { page, messages: enquiries.map(enquiryToMessage) };
  },
  async messages(query: MessageListQuery, signal: AbortSignal) {
    const answer = await getJson<ContactRecordsAnswer>(contactPaths.send, { query, signal });
    const { messages, ...page } = answer;
    return { page, messages: messages.map(contactToMessage) };
  },
};

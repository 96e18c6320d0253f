import { type ContactRecordsAnswer, contactPaths } from '@gallery/shared/contract/inbox/contact';
import { type EnquiriesAnswer, enquiryPaths } from '@gallery/shared/contract/inbox/enquiry';
import { getJson, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { letterOfEnquiry, letterOfMessage } from './message';

/** The pages of a list as the address asks for them; `open` leaves out what is done. */
export type LettersAsked = { open?: 'true'; cursor?: string };
export type LetterKind = 'enquiries' | 'messages';

export const letterQueries = {
  all: ['letters'],

  list: (kind: LetterKind, asked: LettersAsked) =>
    queryOptions({
      queryKey: [...letterQueries.all, kind, asked],
      queryFn: ({ signal }) => readers[kind](asked, signal),
      placeholderData: (before, query) => (query?.queryKey[1] === kind ? before : undefined),
      staleTime: 0,
    }),
};

/** Marks an enquiry or a message as done, or as open again. */
export function markLetter(kind: LetterKind, id: string, done: boolean): Promise<{ message: string }> {
  const { done: path } = kind === 'enquiries' ? enquiryPaths : contactPaths;
  return sendJson<{ message: string }>('PUT', path(id), { done });
}

const readers = {
  async enquiries(query: LettersAsked, signal: AbortSignal) {
    const { enquiries, ...page } = await getJson<EnquiriesAnswer>(enquiryPaths.list, { query, signal });
    return { page, letters: enquiries.map(letterOfEnquiry) };
  },
  async messages(query: LettersAsked, signal: AbortSignal) {
    const answer = await getJson<ContactRecordsAnswer>(contactPaths.send, { query, signal });
    const { messages, ...page } = answer;
    return { page, letters: messages.map(letterOfMessage) };
  },
};

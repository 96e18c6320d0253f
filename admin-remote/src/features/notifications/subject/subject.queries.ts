import { type ContactRecordAnswer, contactPaths } from '@gallery/shared/contract/inbox/contact';
import { type EnquiryAnswer, enquiryPaths } from '@gallery/shared/contract/inbox/enquiry';
import { type BookingsAnswer, eventPaths } from '@gallery/shared/contract/programme/event';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../../ui/query-keys';

export const subjectQueries = {
  enquiry: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.notificationSubject, 'enquiry', id],
      queryFn: async ({ signal }) => (await getJson<EnquiryAnswer>(enquiryPaths.one(id), { signal })).enquiry,
    }),

  message: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.notificationSubject, 'message', id],
      queryFn: async ({ signal }) =>
        (await getJson<ContactRecordAnswer>(contactPaths.one(id), { signal })).contact,
    }),

  booking: (id: string, eventId: string) =>
    queryOptions({
      queryKey: [...queryKeys.notificationSubject, 'booking', id],
      queryFn: ({ signal }) =>
        getJson<BookingsAnswer>(eventPaths.bookings(eventId), { query: { booking: id }, signal }),
      staleTime: 0,
    }),
};

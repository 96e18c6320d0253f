import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { eventGuestPaths, eventPaths } from '@gallery/shared/contract/programme/event';
import type { GuestMessageInput } from '@gallery/shared/contract/programme/guest-message.schema';
import { getText, sendJson } from '@gallery/shared/http';

export const readGuestsCsv = (event: string): Promise<string> => getText(eventGuestPaths.csv(event));

export const writeToGuests = (event: string, input: GuestMessageInput): Promise<MessageAnswer> =>
  sendJson('POST', eventGuestPaths.message(event), input);

export const cancelGuestBooking = (event: string, booking: string): Promise<MessageAnswer> =>
  sendJson('POST', eventGuestPaths.cancel(event, booking));

export const removeEvent = (event: string): Promise<MessageAnswer> =>
  sendJson('DELETE', eventPaths.one(event));

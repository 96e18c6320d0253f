import type { GalleryEvent } from '@gallery/shared/contract/programme/event';

/** The address of an event's own page. */
export const eventPath = ({ _id }: Pick<GalleryEvent, '_id'>) => `/event-booking/${_id}`;

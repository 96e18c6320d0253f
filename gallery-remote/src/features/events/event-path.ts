import type { GalleryEvent } from '@gallery/shared/contract/programme/event';

export const eventPath = ({ _id }: Pick<GalleryEvent, '_id'>) => `/event-booking/${_id}`;

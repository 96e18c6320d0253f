import type { RoomLabel } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import type { ViewingRoomInput } from '@gallery/shared/contract/viewing-rooms/viewing-room-input.schema';
import type { FormValues } from '@gallery/shared/forms';

export const noteField = (id: string) => `note ${id}`;
export const showPriceField = (id: string) => `show_price ${id}`;

export function labelValues(labels: readonly RoomLabel[]): FormValues {
  return Object.fromEntries(
    labels.flatMap(({ artwork_id: id, note, show_price }) => [
      [noteField(id), note],
      [showPriceField(id), show_price],
    ]),
  );
}

/** Returns the labels of the works. A fact without a value keeps what is saved. */
export function labelsIn(values: FormValues, ids: readonly string[]) {
  return ids.map((artwork_id) => ({
    artwork_id,
    note: values[noteField(artwork_id)],
    show_price: values[showPriceField(artwork_id)],
  })) as ViewingRoomInput['labels'];
}

type Failure = { inner?: { path?: string }[] };

/** Gives the message of a label the name of its field, so that the message appears there. */
export function withFieldNames<Result>(ids: readonly string[], validate: () => Result): Result {
  try {
    return validate();
  } catch (failure) {
    for (const problem of (Object(failure) as Failure).inner ?? [])
      problem.path = problem.path?.replace(/^labels\[(\d+)\]\.(\w+)$/, (_, index, fact) => {
        return `${fact} ${ids[Number(index)]}`;
      });
    throw failure;
  }
}

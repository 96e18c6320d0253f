import type { EventsAnswer, GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { createEventPath, editEventPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { PageButton } from '../../ui/access/access';
import type { Column } from '../../ui/table/column';
import { TablePanel } from '../../ui/table/table-panel';
import { adminEventQueries } from './event.queries';

export function EventTable() {
  return (
    <TablePanel
      of={useQuery(adminEventQueries.list())}
      rows={latestFirst}
      columns={columns}
      caption="Events"
      empty="No event here"
      emptyAction={<PageButton to={createEventPath}>Create event</PageButton>}
    />
  );
}

const latestFirst = ({ events }: EventsAnswer) => [...events].reverse();

const columns: Column<GalleryEvent>[] = [
  {
    header: 'Title',
    long: true,
    cell: ({ title }) => title,
    link: ({ _id }) => editEventPath(_id),
    place: 'first',
  },
  {
    header: 'Date',
    cell: ({ starts_at }) => (
      <time dateTime={starts_at}>
        {formatDay(starts_at)}, {formatTime(starts_at)}
      </time>
    ),
    place: 'second',
  },
  { header: 'Shown under', long: true, cell: shownUnder },
  { header: 'Label', cell: ({ label }) => label, place: 'first-end' },
  { header: 'Places taken', cell: placesTaken, numeric: true, place: 'second-end' },
];

function shownUnder({ current, on_landing }: GalleryEvent): string {
  const heading = current ? 'Currently Happening' : 'Upcoming Events';
  return on_landing ? `${heading}, landing page` : heading;
}

/** Returns '12 of 40'. For an event with opening hours, the list of bookings shows the days. */
export function placesTaken({ capacity, places_left, opening_hours }: GalleryEvent): string {
  if (opening_hours) return `${capacity} a day`;
  return capacity === 0 ? 'No bookings' : `${capacity - places_left} of ${capacity}`;
}

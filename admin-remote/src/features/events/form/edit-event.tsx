import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { adminEventsPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import type { ReactNode } from 'react';
import { UnknownRecord } from '../../../ui/page/unknown-record';
import { BookingsPanel } from '../bookings-panel';
import { adminEventQueries } from '../event.queries';
import styles from '../event-skeleton.module.css';
import { AfterEvent } from '../guests/after-event';
import { RemoveEvent } from '../guests/remove-event';
import { EventForm } from './event-form';

type EditEventProps = { id: string; picture: (event: GalleryEvent) => ReactNode };

export function EditEvent({ id, picture }: EditEventProps) {
  return (
    <Loaded of={useQuery(adminEventQueries.one(id))} skeleton={<EventSkeleton />}>
      {(answer) =>
        answer ? (
          <>
            <EventForm event={answer.event} picture={picture(answer.event)} />
            {answer.event.passed && <AfterEvent event={id} />}
            <BookingsPanel event={answer.event} />
            <div>
              <RemoveEvent event={answer.event} />
            </div>
          </>
        ) : (
          <UnknownRecord sentence="No event here" back="Back to the events" to={adminEventsPath} />
        )
      }
    </Loaded>
  );
}

function EventSkeleton() {
  return <LoadingArea className={styles.form} />;
}

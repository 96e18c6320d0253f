import { eventKinds, eventLabels } from '@gallery/shared/contract/programme/event';
import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { type EventInput, eventInputSchema } from '@gallery/shared/contract/programme/event-input.schema';
import { Form, SelectField, TextAreaField, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { adminEventsPath } from '@gallery/shared/paths/admin-paths';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import type { ReactNode } from 'react';
import { ConflictDialog } from '../../../ui/conflict/conflict-dialog';
import { useVersionedSave } from '../../../ui/conflict/use-versioned-save';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { DateTimeField } from '../../../ui/forms/date-time-field';
import { FormFooter } from '../../../ui/forms/form-footer';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { adminEventQueries, saveEvent } from '../event.queries';
import styles from './event-form.module.css';
import { eventLabels as conflictLabels } from './event-labels';
import { useMoveQuestion } from './move-question';

type EventValues = { [Name in keyof EventInput]: string | number | boolean };

const newEvent: EventValues = {
  title: '',
  summary: '',
  place: '',
  starts_at: '',
  ends_at: '',
  current: false,
  kind: 'Event',
  opening_hours: '',
  label: 'Book Now',
  on_landing: false,
  img_url: '',
  visual_description: '',
  capacity: '',
};

/** An empty string means that the value is unknown. */
function valuesOf(event: GalleryEvent): EventValues {
  const { title, summary, place, starts_at, kind, current, label, on_landing, capacity } = event;
  return {
    title,
    summary,
    place,
    starts_at,
    kind,
    current,
    label,
    on_landing,
    opening_hours: event.opening_hours ?? '',
    ends_at: event.ends_at ?? '',
    img_url: event.img_url ?? '',
    visual_description: event.visual_description ?? '',
    capacity: String(capacity),
  };
}

type EventFormProps = {
  event?: GalleryEvent;
  /** The field of `img_url`. It also asks before the user loses unsaved changes. */
  picture: ReactNode;
};

export function EventForm({ event, picture }: EventFormProps) {
  const { save, conflict, settle } = useSaveEvent(event);
  const { isSure, question } = useMoveQuestion(event);
  return (
    <Panel>
      <PanelBody>
        <Form
          schema={eventInputSchema}
          initialValues={event ? valuesOf(event) : newEvent}
          onSubmit={async (input, form) => {
            if (await isSure(input)) await save(input, form);
          }}
          aria-label="Event"
        >
          <div className={styles.columns}>
            <Facts />
            <div>{picture}</div>
          </div>
          <FormFooter
            submitLabel={event ? 'Save event' : 'Create event'}
            cancelLabel="Back to the events"
            cancelTo={adminEventsPath}
          />
          {conflict && <ConflictDialog conflict={conflict} labels={conflictLabels} onResolve={settle} />}
        </Form>
        {question}
      </PanelBody>
    </Panel>
  );
}

function Facts() {
  return (
    <div className={styles.facts}>
      <TextField name="title" label="Title" wide />
      <TextAreaField name="summary" label="Summary" rows={4} wide />
      <TextField name="place" label="Place" wide />
      <DateTimeField
        name="starts_at"
        label="Start"
        hint="By the clock in Lagos. Guests get an email when you change the time or the place."
      />
      <DateTimeField name="ends_at" label="End" hint="Leave it empty if nobody knows." />
      <SelectField name="kind" label="Kind" options={eventKinds} />
      <SelectField name="label" label="Label" options={eventLabels} />
      <TextField
        name="capacity"
        label="Capacity"
        inputMode="numeric"
        hint="How many places can be booked; 0 takes no bookings. With opening hours: for each day."
      />
      <TextAreaField
        name="opening_hours"
        label="Opening hours"
        rows={2}
        hint="For an exhibition that lasts longer: guests then book a day. A line for each group of days, such as “Tuesday to Friday, 10:00 to 17:00”."
        wide
      />
      <CheckboxField
        name="current"
        label="Currently happening"
        hint="Otherwise it appears under Upcoming Events."
        wide
      />
      <CheckboxField name="on_landing" label="On the landing page" wide />
      <TextAreaField
        name="visual_description"
        label="Visual description"
        rows={2}
        hint="What the picture shows, for those who cannot see it."
        wide
      />
    </div>
  );
}

function useSaveEvent(edited?: GalleryEvent) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useVersionedSave({
    name: 'event',
    edited,
    valuesOf,
    send: (input: EventInput, version) => saveEvent(input, edited && { id: edited._id, version }),
    onSaved({ message }, { markPristine }) {
      for (const queryKey of adminEventQueries.dependents) void queryClient.invalidateQueries({ queryKey });
      markPristine();
      notify(message, 'success');
      void navigate(adminEventsPath);
    },
  });
}

import { eventLabels, type GalleryEvent } from '@gallery/shared/contract/event';
import { type EventInput, eventSchema } from '@gallery/shared/contract/event.schema';
import { Form, SelectField, TextAreaField, TextField } from '@gallery/shared/forms';
import { CheckboxField } from '@gallery/shared/forms/checkbox-field';
import { FormFoot } from '@gallery/shared/forms/form-foot';
import { MomentField } from '@gallery/shared/forms/moment-field';
import { Panel, PanelBody } from '@gallery/shared/ui/panel';
import type { ReactNode } from 'react';
import styles from './event-form.module.css';
import { useKeepEvent } from './use-keep-event';

type EventFormProps = {
  event?: GalleryEvent;
  /** The field of its picture, `img_url`, which also asks before changes are lost. */
  picture: ReactNode;
};

/** Creates an event, or changes the one that is given. */
export function EventForm({ event, picture }: EventFormProps) {
  const keep = useKeepEvent(event);
  return (
    <Panel>
      <PanelBody>
        <Form
          schema={eventSchema}
          initialValues={event ? valuesOf(event) : newEvent}
          onSubmit={keep}
          aria-label="Event"
        >
          <div className={styles.columns}>
            <Facts />
            <div className={styles.picture}>{picture}</div>
          </div>
          <FormFoot
            submit={event ? 'Save event' : 'Create event'}
            leave="Back to the events"
            to="/admin/events"
          />
        </Form>
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
      <MomentField name="starts_at" label="Start" hint="By the clock in Lagos." />
      <MomentField name="ends_at" label="End" hint="Leave it empty if nobody knows." />
      <SelectField name="label" label="Label" options={eventLabels} />
      <TextField
        name="capacity"
        label="Capacity"
        inputMode="numeric"
        hint="How many places can be booked; 0 takes no bookings."
      />
      <CheckboxField
        name="current"
        label="Currently happening"
        hint="Otherwise it stands under Upcoming Events."
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

type EventValues = { [Name in keyof EventInput]: string | number | boolean };

const newEvent: EventValues = {
  title: '',
  summary: '',
  place: '',
  starts_at: '',
  ends_at: '',
  current: false,
  label: 'Book Now',
  on_landing: false,
  img_url: '',
  visual_description: '',
  capacity: '',
};

function valuesOf(event: GalleryEvent): EventValues {
  const { title, summary, place, starts_at, current, label, on_landing, capacity } = event;
  return {
    ...{ title, summary, place, starts_at, current, label, on_landing },
    ends_at: event.ends_at ?? '',
    img_url: event.img_url ?? '',
    visual_description: event.visual_description ?? '',
    capacity: String(capacity),
  };
}

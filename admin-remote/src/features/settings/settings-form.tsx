import {
  type GallerySettings,
  type SettingsAnswer,
  type SettingsSavedAnswer,
  settingsPaths,
  standardDays,
} from '@gallery/shared/contract/settings/settings';
import {
  type SettingsInput,
  settingsInputSchema,
} from '@gallery/shared/contract/settings/settings-input.schema';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { getJson, sendJson } from '@gallery/shared/http';
import { queryOptions, useQueryClient } from '@gallery/shared/query';
import { ConflictDialog, type ConflictLabels } from '../../ui/conflict/conflict-dialog';
import { useVersionedSave } from '../../ui/conflict/use-versioned-save';
import { CheckboxField } from '../../ui/forms/checkbox-field';
import { queryKeys } from '../../ui/query-keys';

const labels: ConflictLabels = {
  address: 'Address',
  hours: 'Opening hours',
  phone: 'Telephone',
  order_mails: { label: 'Mail for each paid order', show: (on) => (on ? 'On' : 'Off') },
  order_mails_to: 'Address of these mails',
  hold_minutes: 'Minutes of a hold',
  quote_hold_minutes: 'Minutes for a delivery price',
  offer_days: 'Days of an offer',
  return_days: 'Days to return a work',
};

export function SettingsForm({ settings }: { settings: GallerySettings }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { save, conflict, settle } = useVersionedSave({
    name: 'settings',
    edited: settings,
    valuesOf,
    send: (input: Omit<SettingsInput, 'version'>, version = settings.version) =>
      saveSettings({ ...input, version }),
    onSaved({ message, ...saved }, { markPristine }) {
      notify(message, 'success');
      queryClient.setQueryData<SettingsAnswer>(settingsQueries.all.queryKey, saved);
      markPristine();
    },
  });
  return (
    <Form
      aria-label="Settings"
      schema={settingsInputSchema.omit(['version'])}
      initialValues={valuesOf(settings)}
      onSubmit={save}
    >
      <TextField name="address" label="Address" hint="The site, its mails, and its papers show it." />
      <TextField name="hours" label="Opening hours" />
      <TextField name="phone" label="Telephone" type="tel" />
      <CheckboxField name="order_mails" label="Send the gallery a mail for each paid order" />
      <TextField name="order_mails_to" label="Address of these mails" type="email" />
      <TextField
        name="hold_minutes"
        label="Minutes of a hold"
        type="number"
        hint="How long a work waits for its payment. Holds that began keep their end."
      />
      <TextField
        name="quote_hold_minutes"
        label="Minutes for a delivery price"
        type="number"
        hint="How long an order waits for the gallery’s price, and then for its payment."
      />
      <TextField
        name="offer_days"
        label="Days of an offer"
        type="number"
        hint="How long an offer stays open. Open offers keep their end."
      />
      <TextField
        name="return_days"
        label="Days to return a work"
        type="number"
        hint="After its delivery. The site and the papers say so; orders already placed keep their days."
      />
      <SubmitButton>Save settings</SubmitButton>
      {conflict && <ConflictDialog conflict={conflict} labels={labels} onResolve={settle} />}
    </Form>
  );
}

function valuesOf({ version: _version, ...settings }: GallerySettings) {
  const { hold_minutes, quote_hold_minutes, ...rest } = settings;
  const { offer_days = standardDays.offer, return_days = standardDays.return, ...texts } = rest;
  return {
    ...texts,
    hold_minutes: String(hold_minutes),
    quote_hold_minutes: String(quote_hold_minutes),
    offer_days: String(offer_days),
    return_days: String(return_days),
  };
}

export const settingsQueries = {
  all: queryOptions({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => getJson<SettingsAnswer>(settingsPaths.settings, { signal }),
    // A form must not start from cached values.
    staleTime: 0,
    gcTime: 0,
  }),
};

function saveSettings(input: SettingsInput): Promise<SettingsSavedAnswer> {
  return sendJson<SettingsSavedAnswer>('PUT', settingsPaths.settings, input);
}

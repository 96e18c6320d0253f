import { settingsPaths } from '@gallery/shared/contract/settings/settings';
import type { SettingsAnswer, SettingsSavedAnswer } from '@gallery/shared/contract/settings/settings.schema';
import type { SettingsInput } from '@gallery/shared/contract/settings/settings-input.schema';
import { getJson, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

export const settingsQueries = {
  all: queryOptions({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => getJson<SettingsAnswer>(settingsPaths.settings, { signal }),
    // A form must not start from cached values.
    staleTime: 0,
    gcTime: 0,
  }),
};

export function saveSettings(input: SettingsInput): Promise<SettingsSavedAnswer> {
  return sendJson<SettingsSavedAnswer>('PUT', settingsPaths.settings, input);
}

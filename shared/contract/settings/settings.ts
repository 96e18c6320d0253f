export type { GalleryFacts, GallerySettings, SettingsAnswer, SettingsSavedAnswer } from './settings.schema';

export const settingsPaths = {
  settings: '/settings',
  gallery: '/gallery',
};

/** Count until an owner sets others. An offer and an order keep the days of their beginning. */
export const standardDays = { offer: 3, return: 14 } as const;
export const maxPromisedDays = 60;

export const settingsPaths = {
  settings: '/settings',
  /** What visitors read. */
  gallery: '/gallery',
};

export const ownDataPaths = {
  /** Everything that the gallery keeps about the caller, as a JSON file. */
  export: '/account/export',
  remove: '/account/delete',
};

export const ownDataFile = 'gallery-data.json';

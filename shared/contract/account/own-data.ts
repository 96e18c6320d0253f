export const ownDataPaths = {
  export: '/account/export',
  remove: '/account/delete',
};

export const ownDataFile = 'gallery-data.json';

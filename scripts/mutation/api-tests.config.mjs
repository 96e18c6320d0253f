import config from '../../jest.config.mjs';

const api = config.projects.find(({ displayName }) => displayName === 'api');

/** The programs of other tests would be built again for each change. */
export default { ...api, globalSetup: undefined };

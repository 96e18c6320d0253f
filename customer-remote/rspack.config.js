import { remoteBuilds } from '../shared/build/remote.js';

export default remoteBuilds(import.meta.dirname);

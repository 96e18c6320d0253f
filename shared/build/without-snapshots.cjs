/**
 * A loader: in production no page reads a manifest, so the runtime gets the handler that the package has for that case,
 * with the one property by which it forgets a remote.
 */
module.exports = () => `
  import { DisabledSnapshotHandler } from './disabled.js';
  export class SnapshotHandler extends DisabledSnapshotHandler {
    manifestCache = new Map();
  }
  export const getGlobalRemoteInfo = () => ({});
`;

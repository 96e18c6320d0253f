/**
 * A loader: in production no page reads a manifest, so the runtime gets the package's handler for that case, with the
 * one property that it needs to forget a remote.
 */
module.exports = () => `
  import { DisabledSnapshotHandler } from './disabled.js';
  export class SnapshotHandler extends DisabledSnapshotHandler {
    manifestCache = new Map();
  }
  export const getGlobalRemoteInfo = () => ({});
`;

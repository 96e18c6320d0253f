/** Replaces the runtime's snapshots, which production does not need, with the package's handler for that case. */
module.exports = () => `
  import { DisabledSnapshotHandler } from './disabled.js';
  export class SnapshotHandler extends DisabledSnapshotHandler {
    manifestCache = new Map();
  }
  export const getGlobalRemoteInfo = () => ({});
`;

import { nodeServer } from '../rspack.shared.js';

export default nodeServer({ name: 'api', folder: 'api', entry: { server: './api/src/server.ts' } });

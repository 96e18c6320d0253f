import { nodeServer } from '../rspack.shared.js';

const programs = ['server', 'admin', 'backup', 'restore'];

export default nodeServer({
  name: 'api',
  folder: 'api',
  entry: Object.fromEntries(programs.map((program) => [program, `./api/src/${program}.ts`])),
});

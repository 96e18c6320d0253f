import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { measurePages, startCounting } from './measure-pages.js';
import { sampleAnswers, samplePages } from './sample-answers.js';

/** Prints the cost of rendering a server bundle's pages: `node render-time-program.js SHELL_BUNDLE SERVER_BUNDLE`. */
const [shellBundle = '', serverBundle = ''] = process.argv.slice(2);
const count = startCounting();
const shell = createRequire(import.meta.url)(shellBundle);
const module = { exports: {} };
const names = ['module', 'exports', 'require', 'process'];
const compiled = vm.compileFunction(readFileSync(serverBundle, 'utf8'), names, { filename: serverBundle });
compiled(module, module.exports, (id) => shell.singletons[id], { env: { NODE_ENV: 'production' } });

const api = createServer(({ url = '' }, response) => {
  const answer = sampleAnswers[url.split('?')[0] ?? ''];
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? { message: 'Not found' }));
});
await new Promise((resolve) => api.listen(0, '127.0.0.1', () => resolve(null)));
shell.setApiOrigin(`http://127.0.0.1:${api.address().port}`);
const cost = await measurePages({ shell, remote: module.exports, pages: samplePages, count });
console.log(cost.toFixed(2));
process.exit(0);

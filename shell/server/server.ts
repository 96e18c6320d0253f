import { createServer } from 'node:http';
import { readConfig } from './config';
import { createHandler } from './handler';
import { openSite } from './site';

const log = (line: string) => process.stdout.write(`edge: ${line}\n`);

try {
  await start();
} catch (error) {
  process.stderr.write(`edge: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

async function start() {
  const config = readConfig(process.env);
  const site = await openSite(config, log);
  const answer = createHandler(config, site);
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      log(`${request.method} ${request.url}: ${error}`);
      if (!response.headersSent) response.writeHead(400, { 'cache-control': 'no-store' });
      response.end();
    });
  });
  server.on('error', (error) => {
    process.stderr.write(`edge: ${error.message}\n`);
    process.exit(1);
  });
  server.listen(config.port, config.host, () => process.send?.({ ready: true }));
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(end, stop);

  function stop() {
    site.stop();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 4000).unref();
  }
}

import { readConfig } from './config';
import { createHandler } from './handler';
import { closeGently, createHttpServer } from './http-server';
import { endEventStreams } from './proxy';
import { openSite } from './site';

const log = (line: string) => process.stdout.write(`edge: ${line}\n`);

try {
  await start();
} catch (error) {
  process.stderr.write(`edge: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

async function start() {
  const config = readConfig();
  const site = await openSite(config, log);
  const answer = createHandler(config, site);
  const server = createHttpServer((request, response) => {
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
  server.listen(config.port, config.host, () => process.connected && process.send?.({ ready: true }));
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(end, stop);

  function stop() {
    site.stop();
    endEventStreams();
    closeGently(server, () => process.exit(0));
  }
}

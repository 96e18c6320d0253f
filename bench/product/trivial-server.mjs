import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Answers every request with one prepared answer: the minimum that Node needs for its body. */
const { status, headers, body } = JSON.parse(readFileSync(process.env.ANSWER_FILE ?? '', 'utf8'));
const bytes = Buffer.from(body, 'base64');
const answer = { ...headers, 'content-length': bytes.length };

const server = createServer((_request, response) => {
  response.writeHead(status, answer).end(bytes);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, () => process.exit(0));

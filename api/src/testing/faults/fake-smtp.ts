import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Collects emails, and rejects them while `refusing`. */
export async function startFakeSmtp(given = 0) {
  const state = { refusing: false, received: [] as string[] };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    converse(socket, state);
  });
  await new Promise<void>((done) => void server.listen(given, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((done) => server.close(done));
    },
  });
}

function converse(socket: Socket, state: { refusing: boolean; received: string[] }) {
  let unread = '';
  let inMail = false;
  const write = (line: string) => socket.write(`${line}\r\n`);
  write('220 mail.example');
  socket.on('data', (bytes) => {
    unread += bytes.toString();
    for (let end = unread.indexOf(inMail ? '\r\n.\r\n' : '\r\n'); end >= 0; ) {
      const answer = unread.slice(0, end);
      unread = unread.slice(end + (inMail ? 5 : 2));
      if (inMail) state.received.push(answer);
      write(inMail ? '250 taken' : answerTo(answer, state.refusing));
      inMail = !inMail && /^DATA/i.test(answer);
      end = unread.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
    }
  });
}

function answerTo(answer: string, refusing: boolean): string {
  if (/^MAIL/i.test(answer) && refusing) return '451 try again later';
  if (/^DATA/i.test(answer)) return '354 go on';
  return /^QUIT/i.test(answer) ? '221 bye' : '250 fine';
}

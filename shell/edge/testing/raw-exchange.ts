import { connect } from 'node:net';

/** The milliseconds until the exchange gives up an open connection. */
const longest = 5000;

export async function exchange(url: string, bytes: string): Promise<{ answer: string; closed: boolean }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  let closed = true;
  socket.setEncoding('latin1').on('data', (text) => (answer += text));
  socket.on('error', () => {});
  const shortTimeout = setTimeout(() => {
    closed = false;
    socket.destroy();
  }, longest);
  socket.write(bytes, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  clearTimeout(shortTimeout);
  return { answer, closed };
}

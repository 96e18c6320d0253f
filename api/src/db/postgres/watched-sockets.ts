import { Socket } from 'node:net';

export function watchedSockets() {
  const bytes = new Map<Socket, number>();
  return { open, hasReceived };

  function open(): Socket {
    const socket = new Socket();
    bytes.set(socket, 0);
    return socket.once('close', () => bytes.delete(socket));
  }

  /** Each call resets the answer. */
  function hasReceived(): boolean {
    let received = false;
    for (const [socket, before] of bytes) {
      if (socket.bytesRead === before) continue;
      bytes.set(socket, socket.bytesRead);
      received = true;
    }
    return received;
  }
}

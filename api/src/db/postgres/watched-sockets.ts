import { Socket } from 'node:net';

/** Opens sockets for a driver, and tells whether anything has arrived over them. */
export function watchedSockets() {
  const bytes = new Map<Socket, number>();
  return { open, hasReceived };

  /** A new socket, not yet connected. */
  function open(): Socket {
    const socket = new Socket();
    bytes.set(socket, 0);
    return socket.once('close', () => bytes.delete(socket));
  }

  /** Whether a byte has arrived over any open socket since the last call. */
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

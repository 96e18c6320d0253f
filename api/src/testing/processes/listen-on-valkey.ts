import { connect, type Socket } from 'node:net';
import type { Listen } from '../../db/client';

const retryMs = 1_000;

/** Subscribes as `listenOnPostgres` listens: it also wakes the feed whenever a connection begins. One command of RESP needs no client. */
export function listenOnValkey(port: number): Listen {
  return async (channel, onNotify) => {
    let live: Socket | null = null;
    let stopped = false;
    subscribe();
    return {
      isLive: () => live !== null,
      async stop() {
        stopped = true;
        live?.destroy();
      },
    };

    function subscribe(): void {
      if (stopped) return;
      const socket = connect(port, '127.0.0.1', () => {
        live = socket;
        socket.write(`SUBSCRIBE ${channel}\r\n`);
      });
      // A part of a message may arrive first. Each message, and the confirmation, is an array of three.
      socket.setEncoding('latin1').on('data', (text: string) => {
        for (const _ of text.matchAll(/\*3\r/g)) onNotify();
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        live = null;
        setTimeout(subscribe, retryMs);
      });
    }
  };
}

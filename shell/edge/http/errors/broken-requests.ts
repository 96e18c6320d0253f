import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../../config';
import type { Site } from '../../site/open-site';
import { plainAnswers } from './plain-answer';

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

export function answerBrokenRequests(headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statuses[error.code ?? ''] ?? 400;
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`;
    socket.end(`${head}connection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
  };
}

export function answerMisreadBy(config: Config, site: Pick<Site, 'shell'>) {
  return plainAnswers(config, site)(400, {
    title: 'Page not found',
    lead: 'This address cannot be read. It may have been cut off or mistyped.',
    action: { href: '/', label: 'Back to the gallery' },
  });
}

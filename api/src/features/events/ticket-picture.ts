import QRCode from 'qrcode';
import type { MailAttachment } from '../mail/mail.table';

const quietZone = 2;

/** Draws a ticket as a QR code, dark on white. */
export function ticketSvg(ticket: string): string {
  const { modules } = codeOf(ticket);
  const side = modules.size + 2 * quietZone;
  let path = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) path += `M${column + quietZone} ${row + quietZone}h1v1h-1z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
}

/** The same as a picture for a mail, for guests who print it or have no network at the door. */
export async function ticketPicture(ticket: string): Promise<MailAttachment> {
  const png = await QRCode.toBuffer(textOf(ticket), { errorCorrectionLevel: 'M', scale: 8, margin: 2 });
  const content = png.toString('base64');
  return { filename: 'ticket.png', contentType: 'image/png', content, encoding: 'base64' };
}

/** Capitals, digits, and hyphens make the smallest code. */
const textOf = (ticket: string) => ticket.toUpperCase();

const codeOf = (ticket: string) => QRCode.create(textOf(ticket), { errorCorrectionLevel: 'M' });

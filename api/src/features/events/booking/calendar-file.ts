import type { MailAttachment } from '../../mail/mail.table';
import { assumedHours } from '../event.table';

export type CalendarEntry = {
  /** Stays the same when the gallery sends the entry again. */
  uid: string;
  title: string;
  place: string;
  description: string;
  startsAt: Date;
  endsAt: Date | null;
  url: string;
};

/** Writes an .ics file (RFC 5545) with one entry. An entry without an end lasts `assumedHours`. */
export function calendarFile(entry: CalendarEntry, now = new Date()): MailAttachment {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Uli Gallery//Events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    entry.endsAt ? `DTEND:${utc(entry.endsAt)}` : `DURATION:PT${assumedHours}H`,
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.place)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return {
    filename: 'event.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: lines.map((line) => `${foldLine(line)}\r\n`).join(''),
  };
}

/** Formats a time such as 20231227T180000Z. */
function utc(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\n|\r/g, '\\n');
}

/** RFC 5545 limits a line to 75 bytes; a longer one continues on the next line after a space. */
function foldLine(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = parts.at(-1) ?? '';
    if (Buffer.byteLength(part + character) > (parts.length > 1 ? 74 : 75)) parts.push(character);
    else parts[parts.length - 1] = part + character;
  }
  return parts.join('\r\n ');
}

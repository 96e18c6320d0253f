import fc from 'fast-check';
import { calendarFile } from './calendar-file';

const entry = {
  uid: '1@gallery.example',
  title: 'Art Exhibition',
  place: '12 Uli Close, Ikoyi, Lagos',
  description: 'Come; and see\nPlaces: 2',
  startsAt: new Date('2023-12-27T17:30:00.000Z'),
  endsAt: null,
  url: 'https://gallery.example/event-booking',
};

test('the file describes the event for a calendar', () => {
  expect(calendarFile(entry, new Date('2023-11-01T08:00:00.123Z')).content.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Uli Gallery//Events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:1@gallery.example',
    'DTSTAMP:20231101T080000Z',
    'DTSTART:20231227T173000Z',
    'DURATION:PT3H',
    'SUMMARY:Art Exhibition',
    'LOCATION:12 Uli Close\\, Ikoyi\\, Lagos',
    'DESCRIPTION:Come\\; and see\\nPlaces: 2',
    'URL:https://gallery.example/event-booking',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('the file contains the end of an event when it is known', () => {
  const { content } = calendarFile({ ...entry, endsAt: new Date('2023-12-27T20:00:00Z') });
  expect(content).toContain('\r\nDTEND:20231227T200000Z\r\n');
  expect(content).not.toContain('DURATION');
});

test('keeps lines within 75 bytes and any title intact', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      const { content } = calendarFile({ ...entry, title });
      for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const lines = content.replaceAll('\r\n ', '').split('\r\n');
      expect(lines).toHaveLength(16);
      const [, written = ''] = /^SUMMARY:(.*)$/s.exec(lines[9] ?? '') ?? [];
      const read = written.replace(/\\(.)/gs, (_, escaped) => (escaped === 'n' ? '\n' : escaped));
      expect(read).toBe(title.replace(/\r\n|\r/g, '\n'));
    }),
  );
});

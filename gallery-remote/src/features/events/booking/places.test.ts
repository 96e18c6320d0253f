import { sampleEvent } from '@gallery/shared/testing/sample-event';
import { placesText } from './places';

test.each([
  [{ capacity: 40, places_left: 40 }, '40 places'],
  [{ capacity: 40, places_left: 1 }, '1 of 40 places left'],
  [{ capacity: 1, places_left: 1 }, '1 place'],
  [{ capacity: 40, places_left: 0 }, 'Full, waitlist open'],
  [{ capacity: 40, places_left: 9, label: 'Closed' as const }, null],
  [{ capacity: 40, places_left: 9, passed: true }, null],
  [{ capacity: 0, places_left: 0 }, null],
  [{ capacity: 40, places_left: 9, opening_hours: 'Monday, 10:00 to 17:00' }, '40 places a day'],
])('%o reads %s', (changes, text) => {
  expect(placesText(sampleEvent(changes))).toBe(text);
});

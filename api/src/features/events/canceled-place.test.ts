import { addEvent } from '../../testing/gallery/records';
import { setUpBookings } from '../../testing/setup/bookings';
import { events } from './event.table';

const api = setUpBookings();
const ahead = new Date(Date.now() + 86_400_000);

describe('a canceled place', () => {
  test('goes to the first waiting booking that fits, once, with an email', async () => {
    const event = await addEvent(api.db, { startsAt: ahead, capacity: 2 });
    await api.book(event.id, 'Ada');
    await api.book(event.id, 'Bisi');
    await api.book(event.id, 'Chi', 2);
    await api.book(event.id, 'Dayo');
    await api.book(event.id, 'Efe');
    await Promise.all([api.cancel(await api.tokenOf('Ada')), api.cancel(await api.tokenOf('Ada'))]);
    expect(await Promise.all(['Chi', 'Dayo', 'Efe'].map(api.statusOf))).toEqual([
      'waiting',
      'confirmed',
      'waiting',
    ]);
    const subjects = (await api.mailsTo('Dayo')).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'You are on the waiting list: Art Exhibition',
      'A place has become free: Art Exhibition',
    ]);
    expect((await api.mailsTo('Dayo'))[1]?.attachments).toHaveLength(2);
    expect(await api.mailsTo('Efe')).toHaveLength(1);
  });

  test('is shared among as many waiting bookings as fit', async () => {
    const event = await addEvent(api.db, { startsAt: ahead, capacity: 4 });
    await api.book(event.id, 'Ada', 4);
    for (const [name, places] of [
      ['Bisi', 2],
      ['Chi', 3],
      ['Dayo', 1],
      ['Efe', 1],
    ] as const) {
      await api.book(event.id, name, places);
    }
    await api.cancel(await api.tokenOf('Ada'));
    const statuses = await Promise.all(['Bisi', 'Chi', 'Dayo', 'Efe'].map(api.statusOf));
    expect(statuses).toEqual(['confirmed', 'waiting', 'confirmed', 'confirmed']);
    expect(await api.placesTaken(event.id)).toBe(4);
  });

  test('does not go to a booking that was canceled while waiting', async () => {
    const event = await addEvent(api.db, { startsAt: ahead, capacity: 1 });
    for (const name of ['Ada', 'Bisi', 'Chi']) await api.book(event.id, name);
    await api.cancel(await api.tokenOf('Bisi'));
    expect(await api.placesTaken(event.id)).toBe(1);
    await api.cancel(await api.tokenOf('Ada'));
    expect(await Promise.all(['Bisi', 'Chi'].map(api.statusOf))).toEqual(['canceled', 'confirmed']);
    expect(await api.mailsTo('Bisi')).toHaveLength(1);
  });

  test('stays free when the event is closed', async () => {
    const event = await addEvent(api.db, { startsAt: ahead, capacity: 1 });
    await api.book(event.id, 'Ada');
    await api.book(event.id, 'Bisi');
    await api.db.update(events).set({ label: 'Closed' });
    await api.cancel(await api.tokenOf('Ada'));
    expect([await api.statusOf('Ada'), await api.statusOf('Bisi')]).toEqual(['canceled', 'waiting']);
    expect(await api.placesTaken(event.id)).toBe(0);
    expect(await api.mailsTo('Bisi')).toHaveLength(1);
  });

  test('goes to the waiting list of an open exhibition', async () => {
    const event = await addEvent(api.db, {
      startsAt: new Date(Date.now() - 1_000),
      endsAt: ahead,
      capacity: 1,
    });
    await api.book(event.id, 'Ada');
    await api.book(event.id, 'Bisi');
    await api.cancel(await api.tokenOf('Ada'));
    expect(await api.statusOf('Bisi')).toBe('confirmed');
  });
});

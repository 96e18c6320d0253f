import { addEvent } from '../../testing/gallery/records';
import { setUpBookings } from '../../testing/setup/bookings';
import { events } from './event.table';

const desk = setUpBookings();
const ahead = new Date(Date.now() + 86_400_000);

describe('a canceled place', () => {
  test('goes to the first who waits and fits, once, by e-mail', async () => {
    const event = await addEvent(desk.db, { startsAt: ahead, capacity: 2 });
    await desk.book(event.id, 'Ada');
    await desk.book(event.id, 'Bisi');
    await desk.book(event.id, 'Chi', 2);
    await desk.book(event.id, 'Dayo');
    await desk.book(event.id, 'Efe');
    await Promise.all([desk.cancel(await desk.tokenOf('Ada')), desk.cancel(await desk.tokenOf('Ada'))]);
    expect(await Promise.all(['Chi', 'Dayo', 'Efe'].map(desk.statusOf))).toEqual([
      'waiting',
      'confirmed',
      'waiting',
    ]);
    const subjects = (await desk.mailsTo('Dayo')).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'You are on the waiting list: Art Exhibition',
      'A place has become free: Art Exhibition',
    ]);
    expect((await desk.mailsTo('Dayo'))[1]?.attachments).toHaveLength(1);
    expect(await desk.mailsTo('Efe')).toHaveLength(1);
  });

  test('and several at once go to as many as fit', async () => {
    const event = await addEvent(desk.db, { startsAt: ahead, capacity: 4 });
    await desk.book(event.id, 'Ada', 4);
    for (const [name, places] of [
      ['Bisi', 2],
      ['Chi', 3],
      ['Dayo', 1],
      ['Efe', 1],
    ] as const) {
      await desk.book(event.id, name, places);
    }
    await desk.cancel(await desk.tokenOf('Ada'));
    const statuses = await Promise.all(['Bisi', 'Chi', 'Dayo', 'Efe'].map(desk.statusOf));
    expect(statuses).toEqual(['confirmed', 'waiting', 'confirmed', 'confirmed']);
    expect(await desk.placesTaken(event.id)).toBe(4);
  });

  test('is not given to who canceled while waiting', async () => {
    const event = await addEvent(desk.db, { startsAt: ahead, capacity: 1 });
    for (const name of ['Ada', 'Bisi', 'Chi']) await desk.book(event.id, name);
    await desk.cancel(await desk.tokenOf('Bisi'));
    expect(await desk.placesTaken(event.id)).toBe(1);
    await desk.cancel(await desk.tokenOf('Ada'));
    expect(await Promise.all(['Bisi', 'Chi'].map(desk.statusOf))).toEqual(['canceled', 'confirmed']);
    expect(await desk.mailsTo('Bisi')).toHaveLength(1);
  });

  test('of an event that is closed goes to nobody', async () => {
    const event = await addEvent(desk.db, { startsAt: ahead, capacity: 1 });
    await desk.book(event.id, 'Ada');
    await desk.book(event.id, 'Bisi');
    await desk.db.update(events).set({ label: 'Closed' });
    await desk.cancel(await desk.tokenOf('Ada'));
    expect([await desk.statusOf('Ada'), await desk.statusOf('Bisi')]).toEqual(['canceled', 'waiting']);
    expect(await desk.placesTaken(event.id)).toBe(0);
    expect(await desk.mailsTo('Bisi')).toHaveLength(1);
  });

  test('of an exhibition that is still open goes to who waits', async () => {
    const event = await addEvent(desk.db, {
      startsAt: new Date(Date.now() - 1_000),
      endsAt: ahead,
      capacity: 1,
    });
    await desk.book(event.id, 'Ada');
    await desk.book(event.id, 'Bisi');
    await desk.cancel(await desk.tokenOf('Ada'));
    expect(await desk.statusOf('Bisi')).toBe('confirmed');
  });
});

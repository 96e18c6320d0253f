import type { BookedAnswer } from '@gallery/shared/contract/programme/event.schema';
import { eq } from 'drizzle-orm';
import { addEvent } from '../../testing/gallery/records';
import { isLinearizable, recordHistory } from '../../testing/histories/linearizable';
import { openTwoApis } from '../../testing/histories/two-apis';
import { bookingTokenOf } from '../../testing/setup/bookings';
import { bookings } from './event.table';

jest.setTimeout(300_000);

const [clients, histories, capacity] = [5, 15, 3];

type Input = { guest: string; places: number; does: 'book' | 'cancel' | 'read' };
type Party = { guest: string; places: number; status: 'confirmed' | 'waiting' | 'canceled' };

/** Parties in their turn: a free place goes to the longest waiting party that fits. */
const event = {
  start: [] as Party[],
  apply(parties: Party[], { guest, places, does }: Input) {
    if (does === 'read') return { state: parties, output: textOf(parties) };
    if (does === 'book') {
      const status = placesLeft(parties) >= places ? ('confirmed' as const) : ('waiting' as const);
      return { state: inTurn([...parties, { guest, places, status }]), output: status };
    }
    const left = parties.map((party) =>
      party.guest === guest ? { ...party, status: 'canceled' as const } : party,
    );
    return { state: inTurn(promoted(left)), output: 'canceled' };
  },
};

/** Only those who wait have a turn, so equal states look the same. */
function inTurn(parties: Party[]): Party[] {
  const settled = parties.filter(({ status }) => status !== 'waiting');
  const byName = settled.toSorted((one, other) => one.guest.localeCompare(other.guest));
  return [...byName, ...parties.filter(({ status }) => status === 'waiting')];
}

function promoted(parties: Party[]): Party[] {
  const left = placesLeft(parties);
  const next = parties.find(({ status, places }) => status === 'waiting' && places <= left);
  if (!next) return parties;
  return promoted(
    parties.map((party) => (party === next ? { ...party, status: 'confirmed' as const } : party)),
  );
}

function placesLeft(parties: Party[]): number {
  return parties
    .filter(({ status }) => status === 'confirmed')
    .reduce((left, { places }) => left - places, capacity);
}

function textOf(parties: { guest: string; status: string }[]): string {
  return parties
    .map(({ guest, status }) => `${guest} ${status}`)
    .toSorted()
    .join();
}

let apis: Awaited<ReturnType<typeof openTwoApis>>;

beforeAll(async () => {
  apis = await openTwoApis();
});
afterAll(() => apis.close());

test('one order of the calls explains every history of bookings over two processes with kills', async () => {
  const wrong: unknown[] = [];
  let [waited, lost] = [0, 0];
  for (let number = 0; number < histories; number += 1) {
    const { id } = await addEvent(apis.db, { capacity });
    const history = recordHistory<Input>();
    const kill = number % 5 === 4 ? apis.killSoon(number) : undefined;
    await Promise.all(Array.from({ length: clients }, (_, at) => client(at, id, history)));
    await kill;
    await history.record({ guest: '', places: 0, does: 'read' }, () => partiesOf(id));
    if (!isLinearizable(event, history.calls)) wrong.push({ number, calls: history.calls });
    waited += history.calls.filter(({ output }) => output === 'waiting').length;
    lost += history.calls.filter(({ output }) => output === null).length;
  }
  expect(wrong).toEqual([]);
  expect(waited).toBeGreaterThan(histories / 2);
  expect(lost).toBeGreaterThan(0);
});

/** Books one or two places and cancels them, twice, through alternating processes. */
async function client(at: number, eventId: string, { record }: ReturnType<typeof recordHistory<Input>>) {
  for (let round = 0; round < 2; round += 1) {
    const guest = `guest${at}-${round}-${eventId}`;
    const places = 1 + ((at + round) % 2);
    const party = { name: guest, email: `${guest}@mail.example`, places, waitlist: true };
    const status = await record({ guest, places, does: 'book' }, async () => {
      const answer = await apis.post(at + round, `/event/${eventId}/booking`, party);
      return statusOf(answer);
    });
    if (!status || at === 0) continue;
    const token = await bookingTokenOf(apis.db, guest);
    await record({ guest, places, does: 'cancel' }, async () => {
      const answer = await apis.post(at + round + 1, `/event/booking/${token}/cancel`, {});
      return statusOf(answer);
    });
  }
}

type Answer = Awaited<ReturnType<typeof apis.post>>;

function statusOf(answer: Answer): Party['status'] | null {
  return answer && (answer.body as BookedAnswer).booking.status;
}

async function partiesOf(eventId: string): Promise<string> {
  const rows = await apis.db.select().from(bookings).where(eq(bookings.eventId, eventId));
  return textOf(rows.map(({ name, status }) => ({ guest: name, status })));
}

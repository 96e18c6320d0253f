import type { DoorGuest, ScanResult } from '@gallery/shared/contract/programme/door/door.schema';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleEvent } from '@gallery/shared/testing/sample-event';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen, within } from '@testing-library/react';
import { DoorScreen } from './door-screen';

const ada: DoorGuest = {
  _id: '00000000-0000-4000-8000-000000000001',
  ticket: '00000000-0000-4000-8000-00000000000a',
  code: 'A9N-72P',
  name: 'Adaeze Nwosu',
  email: 'ada@mail.example',
  places: 2,
  arrived: 0,
  status: 'confirmed',
  session: null,
  check_ins: [],
};
const checkIn = { _id: ada._id, at: '2026-12-01T17:04:00.000Z', by: 'Ngọzi', places: 2, anyway: false };
const arrived: DoorGuest = { ...ada, arrived: 2, check_ins: [checkIn] };
const tunde: DoorGuest = {
  ...ada,
  _id: ada._id.replace('01', '02'),
  code: 'T4K-92Q',
  name: 'Tunde Ojo',
  places: 3,
};
const list = { event: sampleEvent(), guests: [ada, tunde], read_at: '2026-12-01T16:55:00.000Z' };

type Sent = { scans: { _id: string; ticket: string; places?: number; anyway: boolean }[] };
let listed: object;
let answers: (sent: Sent) => Promise<object> | object;
const scans = jest.fn((sent: unknown) => answers(sent as Sent));

function open() {
  stubApi({
    '/event/event-1/door': listed,
    '/event/event-1/door/scans': (_query, sent) => scans(sent),
  });
  return renderApp(
    <Routes>
      <Route path="/admin/door/:id" element={<DoorScreen />} />
    </Routes>,
    '/admin/door/event-1',
  );
}

const answer = (outcome: ScanResult['outcome'], guest: DoorGuest | null) => (sent: Sent) => ({
  results: sent.scans.map(({ _id }) => ({ scan: _id, outcome, guest })),
});

beforeEach(() => {
  localStorage.clear();
  listed = list;
  scans.mockClear();
});

test('a typed code checks the guests in, and the list counts them', async () => {
  answers = answer('welcome', arrived);
  const { user } = open();
  await user.type(await screen.findByLabelText('Short code'), 'a9n72p{Enter}');
  const result = within(await screen.findByRole('alert'));
  expect(result.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(result.getByText('Adaeze Nwosu')).toBeVisible();
  expect(screen.getByText('5 booked, 2 arrived')).toBeVisible();
});

test('a second scan names the first, and staff can let the guest in anyway', async () => {
  answers = answer('again', arrived);
  const { user } = open();
  await user.type(await screen.findByLabelText('Short code'), 'A9N-72P{Enter}');
  const result = within(await screen.findByRole('alert'));
  expect(result.getByText(/Checked in at 18:04 by Ngọzi/)).toBeVisible();
  await user.click(result.getByRole('button', { name: 'Let in anyway' }));
  expect(scans.mock.lastCall?.[0]).toMatchObject({ scans: [{ ticket: 'A9N-72P', anyway: true }] });
});

test('a ticket of another event names that event and the guest', async () => {
  const other_event = { title: 'The Unveiling', starts_at: '2026-12-27T17:00:00.000Z', name: 'Bisi Ade' };
  answers = (sent) => ({
    results: sent.scans.map(({ _id }) => ({ scan: _id, outcome: 'unknown', guest: null, other_event })),
  });
  const { user } = open();
  await user.type(await screen.findByLabelText('Short code'), 'A9N-72P{Enter}');
  const result = within(await screen.findByRole('alert'));
  expect(result.getByRole('heading', { name: 'Ticket of another event' })).toBeVisible();
  expect(result.getByText('Bisi Ade')).toBeVisible();
  expect(result.getByText(/Booked for The Unveiling, Sunday, December 27/)).toBeVisible();
  answers = (sent) => ({
    results: sent.scans.map(({ _id }) => ({ scan: _id, outcome: 'welcome', guest: null, other_event })),
  });
  await user.type(result.getByLabelText('Reason to let them in'), 'She mixed up the days');
  await user.click(result.getByRole('button', { name: 'Let in anyway' }));
  expect(scans.mock.lastCall?.[0]).toMatchObject({
    scans: [{ ticket: 'A9N-72P', anyway: true, reason: 'She mixed up the days' }],
  });
  expect(await screen.findByText('Let in with a ticket of The Unveiling.')).toBeVisible();
});

test('a part of a party comes in from the list', async () => {
  answers = answer('welcome', { ...tunde, arrived: 1, check_ins: [{ ...checkIn, places: 1 }] });
  const { user } = open();
  const party = within(await screen.findByRole('group', { name: 'Guests with Tunde Ojo' }));
  await user.click(party.getByRole('button', { name: 'One fewer' }));
  await user.click(party.getByRole('button', { name: 'One fewer' }));
  await user.click(screen.getByRole('button', { name: 'Let in Tunde Ojo' }));
  expect(scans.mock.lastCall?.[0]).toMatchObject({ scans: [{ ticket: tunde._id, places: 1 }] });
  expect(await screen.findByText('Let 2 more in')).toBeVisible();
});

test('without a network the phone keeps the scans, and sends them later in one request', async () => {
  answers = apiDown;
  const { user } = open();
  const code = await screen.findByLabelText('Short code');
  await user.type(code, 'A9N-72P{Enter}');
  expect(await screen.findByText(/Saved on this phone. The gallery checks it/)).toBeVisible();
  expect(screen.getByText(/1 scan is saved on this phone/)).toBeVisible();
  await user.type(code, 'A9N-72P{Enter}');
  expect(await screen.findByRole('heading', { name: 'Already arrived' })).toBeVisible();
  await user.type(code, 'T4K-92Q{Enter}');
  expect(await screen.findByText(/2 scans are saved on this phone/)).toBeVisible();
  answers = answer('again', arrived);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Scans sent' })).toBeVisible();
  expect(screen.getAllByText(/admitted twice. Checked in at 18:04 by Ngọzi first/)).toHaveLength(2);
  expect(scans.mock.lastCall?.[0]).toMatchObject({ scans: [{ ticket: 'A9N-72P' }, { ticket: 'T4K-92Q' }] });
  expect(screen.queryByText(/No network since/)).not.toBeInTheDocument();
});

test('after a reload without a network, the page shows the list of this phone', async () => {
  listed = { ...list, read_at: new Date().toISOString() };
  const { unmount } = open();
  await screen.findByText('5 booked, 0 arrived');
  unmount();
  expect(JSON.stringify(localStorage)).not.toContain(ada.email);
  listed = apiDown;
  open();
  expect(await screen.findByText('5 booked, 0 arrived')).toBeVisible();
});

test('does not show a list of yesterday', async () => {
  listed = { ...list, read_at: new Date(Date.now() - 25 * 3_600_000).toISOString() };
  const { unmount } = open();
  await screen.findByText('5 booked, 0 arrived');
  unmount();
  listed = apiDown;
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test('says that nobody has booked, instead of that everybody has arrived', async () => {
  listed = { ...list, guests: [] };
  open();
  expect(await screen.findByText('No bookings yet')).toBeVisible();
  expect(screen.queryByText('Everybody has arrived')).not.toBeInTheDocument();
});

test('finds a guest by a name without its marks', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Find a guest' }), 'tundé');
  expect(screen.getByText('Tunde Ojo')).toBeVisible();
  expect(screen.queryByText('Adaeze Nwosu')).not.toBeInTheDocument();
});

describe('the door', () => {
  const getUserMedia = jest.fn();

  beforeEach(() => {
    class BarcodeDetector {
      detect = async () => [];
    }
    Object.assign(window, { BarcodeDetector });
    Object.assign(navigator, { mediaDevices: { getUserMedia } });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'BarcodeDetector');
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  test.each([
    ['NotAllowedError', /The browser refuses the camera\. .*Enter the short code below/],
    ['NotFoundError', /This device has no camera\. Enter the short code below/],
    ['NotReadableError', /The camera does not start\. .*Enter the short code below/],
  ])('leads from a camera that fails with %s to the short code', async (name, text) => {
    getUserMedia.mockRejectedValue(new DOMException('', name));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Camera view')).not.toBeVisible();
    expect(screen.getByLabelText('Short code')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the camera' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('lights a camera that has a torch', async () => {
    const applyConstraints = jest.fn(async () => undefined);
    const track = { getCapabilities: () => ({ torch: true }), applyConstraints, stop: jest.fn() };
    getUserMedia.mockResolvedValue({ getVideoTracks: () => [track], getTracks: () => [track] });
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
    await user.click(await screen.findByRole('button', { name: 'Torch', pressed: false }));
    expect(await screen.findByRole('button', { name: 'Torch', pressed: true })).toBeVisible();
    expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  });
});

test('the door exports its guest list', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Export guest list' })).toBeVisible();
});

import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { curatorsToken } from './admin/curator';
import { buyWithoutPage } from './admin/orders';
import { send } from './call-api';
import { newCustomer } from './customer';
import type { Catalogue } from './visit';
import type { Work } from './work';

/** Makes the demo write its mails to visitors, to owners of accounts, to buyers from the order to the refund, and about offers. */
export async function writeMails(request: APIRequestContext, catalogue: Catalogue): Promise<void> {
  await writeToVisitor(request);
  await writeCodes(request);
  const [work, other] = [await catalogue.own(), await catalogue.own()];
  const follower = { email: newCustomer().email, artist_id: work.artist_id._id };
  await send(request, 'post', '/following/by-email', follower);
  const staff = await curatorsToken(request);
  await answerEnquiry(request, work, staff);
  const sold = await buyWithoutPage(request, work);
  const order = (what: string) => `/order/${sold.id}/${what}`;
  const shipped = { status: 'Shipped', delivery_date: '2030-12-01', courier: 'DHL', tracking_number: 'JD1' };
  await send(request, 'put', order('status'), shipped, staff);
  await send(request, 'put', order('status'), { status: 'Delivered' }, staff);
  await send(request, 'post', order('return-request'), { reason: 'It is too large.' }, sold.token);
  await send(request, 'put', order('return-request'), { answer: 'accepted' }, staff);
  await send(request, 'put', order('return'), { outcome: 'received' }, staff);
  const collected = await buyWithoutPage(request, other, { collect: true });
  const ready = { status: 'Shipped', delivery_date: '2030-12-01' };
  await send(request, 'put', `/order/${collected.id}/status`, ready, staff);
  await send(request, 'put', `/order/${collected.id}/status`, { status: 'Delivered' }, staff);
  await send(request, 'post', `/order/${collected.id}/return-request`, { reason: '' }, collected.token);
  const declined = { answer: 'declined', reason: 'The frame was changed.' };
  await send(request, 'put', `/order/${collected.id}/return-request`, declined, staff);
  await writeAboutOffers(request, catalogue, { staff, buyer: sold.token });
}

async function writeToVisitor(request: APIRequestContext): Promise<void> {
  const { email, firstname, lastname } = newCustomer();
  await send(request, 'post', '/guest/code', { email });
  await send(request, 'post', '/newsletter', { email });
  await send(request, 'post', '/contact', {
    email,
    firstName: firstname,
    lastName: lastname,
    textarea: 'Hello',
  });
  const { events }: { events: Bookable[] } = await (await request.get('/api/event')).json();
  const whole = events.find(
    ({ passed, opening_hours, label }) => !passed && !opening_hours && label !== 'Closed',
  );
  const party = { name: `${firstname} ${lastname}`, email, places: 1, waitlist: true };
  await send(request, 'post', `/event/${whole?._id}/booking`, party);
}

/** Makes the demo write the codes and links for the owner of an account. */
async function writeCodes(request: APIRequestContext): Promise<void> {
  const { password, ...customer } = newCustomer();
  const account = { ...customer, password, password_confirmation: password };
  const { data } = await send(request, 'post', '/auth/register', account);
  const { token } = data;
  await send(request, 'post', '/auth/forgot-password', { email: customer.email });
  await send(request, 'post', '/bidder/email', {}, token);
  const moved = { email: newCustomer().email, current_password: password };
  await send(request, 'put', '/auth/email', moved, token);
  const renewed = 'another long secret';
  const change = { current_password: password, password: renewed, password_confirmation: renewed };
  await send(request, 'put', '/auth/password', change, token);
}

/** A visitor asks about a work, and a curator answers. */
async function answerEnquiry(request: APIRequestContext, work: Work, staff: string): Promise<void> {
  const { firstname, lastname, email, mobile } = newCustomer();
  const enquiry = { fullname: `${firstname} ${lastname}`, email, mobile, art_id: work._id };
  const about = { artname: work.name_of_artwork, artimg: work.img_url };
  await send(request, 'post', '/auth/sendmail', { ...enquiry, ...about });
  const found = await request.get(`/api/conversation?q=${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${staff}` },
  });
  const [conversation] = (await found.json()).conversations;
  const letter = { key: randomUUID(), text: 'It is still available.', seen: 0 };
  await send(request, 'post', `/conversation/${conversation._id}/letters`, letter, staff);
}

type Bookable = { _id: string; passed: boolean; opening_hours: string | null; label: string };
type Tokens = { staff: string; buyer: string };

async function writeAboutOffers(request: APIRequestContext, catalogue: Catalogue, { staff, buyer }: Tokens) {
  const work = await catalogue.own({ open_to_offers: true });
  const amount = 250_000;
  const offered = { artwork_id: work._id, amount, message: 'For my mother.', collect: true };
  const first = await send(request, 'post', '/offer', offered, buyer);
  await send(request, 'post', `/offer/${first.offer._id}/answer`, { answer: 'decline', amount }, staff);
  const second = await send(request, 'post', '/offer', offered, buyer);
  const counter = { answer: 'counter', amount, counter: 290_000, message: 'We meet you half way.' };
  await send(request, 'post', `/offer/${second.offer._id}/answer`, counter, staff);
  await send(request, 'post', `/offer/${second.offer._id}/withdraw`, {}, buyer);
}

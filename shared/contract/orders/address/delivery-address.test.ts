import { messagesOf } from '../../../forms/form/field-messages';
import { collectedText } from '../shipment/collected-order';
import { addressText, isSameDelivery } from './delivery-address';
import { deliverToSchema } from './delivery-address.schema';
import { countryCodes, countryName } from './destinations';

const lagos = {
  name: 'Adaeze Nwosu',
  phone: '0803 555 0142',
  line: '7 Palm Crescent',
  city: 'Ikoyi',
  state: 'Lagos',
  postcode: '',
  country: 'NG',
  note: '',
};
const london = { ...lagos, line: '4 Mews', city: 'London', state: '', postcode: 'N1 9AA', country: 'GB' };

test.each([
  ['7 Palm Crescent, Ikoyi, Lagos', lagos],
  ['7 Palm Crescent, Ikoyi, Lagos 101233', { ...lagos, postcode: '101233' }],
  ['7 Palm Crescent, Lagos', { ...lagos, city: 'Lagos' }],
  ['4 Mews, London, N1 9AA, United Kingdom', london],
])("the address text is '%s'", (text, address) => {
  expect(addressText(address)).toBe(text);
});

test('the address of a collected work names the gallery', () => {
  expect(collectedText('12 Uli Close')).toBe('Collected from the gallery, 12 Uli Close');
});

test('the longest address fits into its text', () => {
  const longest = { line: 200, city: 80, state: 80, postcode: 20 };
  const parts = Object.entries(longest).map(([name, length]) => [name, name[0]?.repeat(length)]);
  const names = countryCodes.map((code) =>
    addressText({ ...lagos, ...Object.fromEntries(parts), country: code }),
  );
  expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(500);
  expect(countryName('GH')).toBe('Ghana');
});

test.each([
  [{ name: ' ' }, { name: 'Full name is required' }],
  [{ phone: '0'.repeat(33) }, { phone: 'Phone number is too long' }],
  [{ line: '' }, { line: 'Street address is required' }],
  [{ state: 'Ontario' }, { state: 'State is required' }],
  [{ country: 'XX' }, { country: 'Country is required' }],
  [{ country: 'CA', state: 'Ontario' }, {}],
  [{ country: 'GB', state: '' }, {}],
  [{ note: 'n'.repeat(301) }, { note: 'Note for the driver is too long' }],
])('an address with %p has the messages %p', (changes, messages) => {
  expect(messagesOf(deliverToSchema, { ...lagos, ...changes })).toEqual(messages);
});

test('two deliveries with another recipient or note are not the same', () => {
  expect(isSameDelivery(lagos, { ...lagos })).toBe(true);
  expect(isSameDelivery(lagos, { ...lagos, note: 'Ring twice' })).toBe(false);
  expect(isSameDelivery(lagos, null)).toBe(false);
  expect(isSameDelivery(null, null)).toBe(true);
});

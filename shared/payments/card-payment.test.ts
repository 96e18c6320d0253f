import { type PaymentCallbacks, payByCard, transactionOf } from './card-payment';

const payment = {
  public_key: 'pk_test',
  email: 'adaeze@example.com',
  amount: 185_000_000,
  reference: 'uli-1',
};

/** Imitates the form that the provider's script creates. `answers` plays the customer. */
function openForm(answers: (callbacks: PaymentCallbacks) => void) {
  const resumed = jest.fn((_code: string, callbacks: PaymentCallbacks) => answers(callbacks));
  const begun = jest.fn((transaction: object & PaymentCallbacks) => answers(transaction));
  window.PaystackPop = class {
    resumeTransaction = resumed;
    newTransaction = begun;
  };
  return { resumed, begun };
}

afterEach(() => {
  window.PaystackPop = undefined;
});

test('a transaction defaults to naira, no charge, and the gallery as bearer', () => {
  expect(transactionOf(payment)).toMatchObject({
    key: 'pk_test',
    amount: 185_000_000,
    currency: 'NGN',
    transactionCharge: 0,
    bearer: 'account',
  });
});

test('a transaction passes every optional field to the provider', () => {
  const line = {
    ...payment,
    firstname: 'Adaeze',
    plan: 'plan-1',
    subaccount: 'sub-1',
    split_code: 'split-1',
  };
  expect(transactionOf({ ...line, bearer: 'subaccount', transaction_charge: 500 })).toMatchObject({
    firstName: 'Adaeze',
    planCode: 'plan-1',
    subaccountCode: 'sub-1',
    splitCode: 'split-1',
    bearer: 'subaccount',
    transactionCharge: 500,
  });
});

test('the form resumes a transaction of the server', async () => {
  const { resumed, begun } = openForm(({ onSuccess }) => onSuccess());
  const onOpen = jest.fn();
  await expect(payByCard({ ...payment, access_code: 'code-1' }, '/inline.js', onOpen)).resolves.toBe(
    'completed',
  );
  expect(resumed).toHaveBeenCalledWith('code-1', expect.anything());
  expect(begun).not.toHaveBeenCalled();
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('the form begins a transaction without an access code', async () => {
  const { begun } = openForm(({ onSuccess }) => onSuccess());
  await payByCard(payment, '/inline.js');
  expect(begun).toHaveBeenCalledWith(expect.objectContaining({ reference: 'uli-1', currency: 'NGN' }));
});

test('a closed form resolves, and a failed one rejects with its reason', async () => {
  openForm(({ onCancel }) => onCancel());
  await expect(payByCard(payment, '/inline.js')).resolves.toBe('closed');
  openForm(({ onError }) => onError({ message: 'The access code has expired.' }));
  await expect(payByCard(payment, '/inline.js')).rejects.toThrow('The access code has expired.');
});

test('a script that fails to load rejects and can load again', async () => {
  for (let tries = 1; tries <= 2; tries++) {
    const paid = payByCard(payment, '/inline.js');
    document.querySelector('script[src="/inline.js"]')?.dispatchEvent(new Event('error'));
    await expect(paid).rejects.toThrow('unable to load');
    expect(document.querySelector('script[src="/inline.js"]')).toBeNull();
  }
});

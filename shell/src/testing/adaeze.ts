import type { User } from '@gallery/shared/contract/account/user';

export const adaeze: User = {
  _id: 'user-1',
  title: 'Mrs',
  firstname: 'Adaeze',
  lastname: 'Nwosu',
  email: 'adaeze@example.com',
  mobile: '+234 803 000 0000',
  address: '',
  role: 'customer',
};

export const signedIn = { message: 'Welcome back, Adaeze!', data: { token: 'token-1', user: adaeze } };

export const adaezeSession = { token: 'token-1', user: adaeze, isLoggedIn: true };

import type { SignedInAnswer, UpdatedAnswer, User } from '@gallery/shared/contract/account/user';
import { type ObjectSchema, object, string } from 'yup';
import { roles } from '../../users/user.table';

export const userSchema: ObjectSchema<User> = object({
  _id: string().defined(),
  title: string().defined(),
  firstname: string().defined(),
  lastname: string().defined(),
  email: string().defined(),
  mobile: string().defined(),
  address: string().defined(),
  role: string().oneOf(roles).defined(),
});

export const signedInSchema: ObjectSchema<SignedInAnswer> = object({
  message: string().defined(),
  data: object({ token: string().defined(), user: userSchema }),
});

export const updatedSchema: ObjectSchema<UpdatedAnswer> = object({
  message: string().defined(),
  user: userSchema,
});

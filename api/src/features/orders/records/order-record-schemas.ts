import type { OrderRecordAnswer, OrderRow, OrderRowsAnswer } from '@gallery/shared/contract/orders/order';
import { orderStatuses, type RefundState } from '@gallery/shared/contract/orders/order-status';
import { array, number, type ObjectSchema, object, string } from 'yup';
import { pagedSchema } from '../../../http/paging/paged-schema';
import { auditSchema } from '../../audit/audit-schema';
import { userSchema } from '../../auth/accounts/account-schemas';
import { orderSchema } from '../order-schemas';

export const orderRowSchema: ObjectSchema<OrderRow> = object({
  _id: string().uuid().defined(),
  number: number().integer().defined(),
  name: string().defined(),
  email: string().defined(),
  amount: number().integer().defined(),
  status: string().oneOf(orderStatuses).defined(),
  refund: string<RefundState>().defined().nullable(),
  date: string().datetime().defined(),
});

export const orderRowsSchema: ObjectSchema<OrderRowsAnswer> = pagedSchema.shape({
  orders: array().of(orderRowSchema).defined(),
});

export const orderRecordSchema: ObjectSchema<OrderRecordAnswer> = object({
  order: orderSchema.shape({
    buyer: userSchema.pick(['title', 'firstname', 'lastname', 'email', 'mobile', 'address']),
    author: string().defined(),
  }),
  audit: auditSchema,
});

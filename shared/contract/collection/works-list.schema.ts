import { array, type InferType, object } from 'yup';
import { count, id } from '../fields/answer-fields.schema';

export const workIdsSchema = object({ ids: array().of(id()).defined(), total: count() });
export type WorkIdsAnswer = InferType<typeof workIdsSchema>;

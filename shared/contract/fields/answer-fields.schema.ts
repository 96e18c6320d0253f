import { number, string } from 'yup';

export const id = () => string().uuid().defined();
export const anyText = () => string().defined();
/** ISO 8601, UTC. */
export const timestamp = () => string().datetime().defined();
export const wholeNumber = () => number().integer().defined();
export const count = () => wholeNumber().min(0);
export const naira = () => wholeNumber();
/** Starts at 1. Each change of the record's content raises it. */
export const recordVersion = () => wholeNumber().min(1);

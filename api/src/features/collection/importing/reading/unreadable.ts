import { FieldError } from '../../../../http/answers/http-error';

export function unreadable(message: string): FieldError {
  return new FieldError(422, 'content', message);
}

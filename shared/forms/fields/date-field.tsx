import { TextField } from '@gallery/shared/forms';
import type { ComponentProps } from 'react';

/** A day, such as '2026-12-01'; `min` and `max` are days, too. */
export function DateField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return <TextField max="9999-12-31" {...props} type="date" />;
}

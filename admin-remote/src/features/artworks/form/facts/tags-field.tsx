import { TextField } from '@gallery/shared/forms';

/** All tags of a work in one text. */
export function TagsField() {
  return (
    <TextField
      name="tags"
      label="Tags"
      hint="Only staff see them. Separate them with commas."
      autoComplete="off"
      wide
    />
  );
}

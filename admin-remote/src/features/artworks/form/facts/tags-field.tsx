import { TextField } from '@gallery/shared/forms';

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

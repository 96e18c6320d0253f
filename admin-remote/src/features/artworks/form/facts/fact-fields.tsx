import { SelectField, TextAreaField, TextField } from '@gallery/shared/forms';
import styles from './fact-fields.module.css';

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

export function FactFields() {
  return (
    <>
      <h2 className={styles.heading}>Facts of the work</h2>
      <TextField name="year" label="Year" inputMode="numeric" autoComplete="off" />
      <TextField name="materials" label="Materials" autoComplete="off" />
      <div className={styles.measures}>
        <TextField name="height_cm" label="Height, cm" inputMode="decimal" autoComplete="off" />
        <TextField name="width_cm" label="Width, cm" inputMode="decimal" autoComplete="off" />
        <TextField name="depth_cm" label="Depth, cm" inputMode="decimal" autoComplete="off" />
      </div>
      <SelectField name="framed" label="Framed" options={yesOrNo} placeholder="Unknown" />
      <SelectField name="signed" label="Signed" options={yesOrNo} placeholder="Unknown" />
      <TextField name="condition" label="Condition" autoComplete="off" wide />
      <TextAreaField
        name="visual_description"
        label="Visual description"
        hint="What the picture shows, for those who cannot see it."
        rows={3}
        wide
      />
    </>
  );
}

import type { ReleaseRecord } from '@gallery/shared/contract/releases/releases';
import { SelectField } from '@gallery/shared/forms';
import { signedBy } from '../release-text';

type ReleaseFieldProps = { name?: string; choices: readonly ReleaseRecord[] };

export function ReleaseField({ name = 'release', choices }: ReleaseFieldProps) {
  return (
    <SelectField
      name={name}
      label="Release"
      options={choices.map((release) => ({
        value: release.digest,
        label: `${release.version}, ${release.state}, ${signedBy(release)}`,
      }))}
    />
  );
}

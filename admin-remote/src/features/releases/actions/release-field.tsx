import { stateName } from '@gallery/shared/contract/releases/release-state';
import type { ReleaseRecord } from '@gallery/shared/contract/releases/releases';
import { SelectField } from '@gallery/shared/forms';
import { signedBy, versionsOf } from '../release-text';

type ReleaseFieldProps = { name?: string; choices: readonly ReleaseRecord[] };

export function ReleaseField({ name = 'release', choices }: ReleaseFieldProps) {
  const versions = versionsOf(choices);
  return (
    <SelectField
      name={name}
      label="Release"
      options={choices.map((release, at) => ({
        value: release.digest,
        label: `${versions[at]}, ${stateName(release.state)}, ${signedBy(release)}`,
      }))}
    />
  );
}

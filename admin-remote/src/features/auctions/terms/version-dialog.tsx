import type { AuctionRecord, TermsSavedAnswer } from '@gallery/shared/contract/auction-setup/auction-setup';
import { Form, SelectField, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { addTerms, saveAuction } from '../auction.queries';
import { inputOf } from '../facts/auction-values';
import { useAuctionAction } from '../use-auction-action';
import styles from './terms.module.css';
import { incrementsIn, premiumIn } from './terms-text';

type Kind = 'increments' | 'premium';
type VersionDialogProps = {
  kind: Kind;
  auction: AuctionRecord;
  versions: readonly number[];
  /** The present version as lines. */
  text: string;
  onClose: () => void;
};

/** Another version that there is, or a new one from the present lines. */
export function VersionDialog({ kind, auction, versions, text, onClose }: VersionDialogProps) {
  const use = useAuctionAction(
    (version: number) =>
      saveAuction(
        { ...inputOf(auction), [`${kind}_version`]: version },
        { id: auction._id, version: auction.version },
      ),
    onClose,
  );
  const present = auction[`${kind}_version`];

  async function save({ lines }: { lines: string }) {
    const { version } = await send[kind](lines);
    use.mutate(version);
  }

  return (
    <Dialog
      title={kind === 'increments' ? 'Version of the increments' : 'Version of the premium'}
      onClose={onClose}
    >
      <div className={styles.forms}>
        <Form
          initialValues={{ version: String(present) }}
          onSubmit={async ({ version }) => use.mutate(Number(version))}
          aria-label="Another version"
        >
          <SelectField
            name="version"
            label="Version"
            options={versions.map((version) => ({ value: String(version), label: `Version ${version}` }))}
          />
          <SubmitButton kind="secondary">Use this version</SubmitButton>
        </Form>
        <Form initialValues={{ lines: text }} onSubmit={save} aria-label="New lines">
          <TextAreaField name="lines" label="A new version" rows={8} hint={hints[kind]} />
          <SubmitButton>Save and use it</SubmitButton>
        </Form>
      </div>
    </Dialog>
  );
}

const send: Record<Kind, (lines: string) => Promise<TermsSavedAnswer>> = {
  increments: async (lines) => addTerms.increments(incrementsIn(lines)),
  premium: async (lines) => addTerms.premium(premiumIn(lines)),
};

const hints = {
  increments:
    'One step a line: the price below, and by how much it rises. The last line begins with ‘above’.',
  premium:
    'One part of the price a line with its percentage. The last one begins with ‘above’; VAT has its own.',
};

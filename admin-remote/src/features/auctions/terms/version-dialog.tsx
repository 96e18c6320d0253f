import type {
  AuctionRecord,
  IncrementsInput,
  PremiumInput,
  TermsSavedAnswer,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import { Form, SelectField, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { ApiError } from '@gallery/shared/http';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { addTerms, saveAuction, useAuctionAction } from '../auction.queries';
import { inputOf } from '../facts/auction-values';
import styles from './terms.module.css';

type Kind = 'increments' | 'premium';
type VersionDialogProps = {
  kind: Kind;
  auction: AuctionRecord;
  versions: readonly number[];
  /** The present version as lines of text. */
  text: string;
  onClose: () => void;
};

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

/** Parses lines such as '250,000: 10,000' or 'above: 50,000'. Throws for an invalid line. */
function incrementsIn(text: string): IncrementsInput {
  return { steps: linesIn(text).map(({ to, value }) => ({ to: amountOf(to), by: value })) };
}

/** Parses lines such as '5,000,000: 15', 'above: 10', and 'VAT: 7.5'. Throws like `incrementsIn`. */
function premiumIn(text: string): PremiumInput {
  const lines = linesIn(text);
  const vat = lines.find(({ to }) => /^vat$/i.test(to));
  if (!vat) throw refusal('A line such as ‘VAT: 7.5’ is missing.');
  const tiers = lines
    .filter((line) => line !== vat)
    .map(({ to, value }) => ({ to: amountOf(to), percent: value }));
  return { tiers, vat_percent: vat.value };
}

type Line = { to: string; value: number };

function linesIn(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [to = '', value = '', ...others] = line.split(':').map((part) => part.trim().replaceAll(',', ''));
      const isLine = /^(\d+|above|vat)$/i.test(to) && /^\d+(\.\d+)?$/.test(value) && others.length === 0;
      if (!isLine) throw refusal(`‘${line.trim()}’ is not understood. Write it like ‘250,000: 10,000’.`);
      return { to, value: Number(value) };
    });
}

function amountOf(to: string): number | null {
  return /^\d+$/.test(to) ? Number(to) : null;
}

function refusal(message: string): ApiError {
  return new ApiError(message, 422, { lines: message });
}

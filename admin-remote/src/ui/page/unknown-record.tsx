import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Panel } from './panel';

type UnknownRecordProps = {
  sentence: string;
  back: string;
  to: string;
};

export function UnknownRecord({ sentence, back, to }: UnknownRecordProps) {
  return (
    <Panel>
      <Empty message={sentence} small>
        <ButtonLink to={to}>{back}</ButtonLink>
      </Empty>
    </Panel>
  );
}

import { ButtonLink } from '../controls/button';
import { Panel } from '../page/panel';
import { Empty } from './empty';

type NothingHereProps = {
  sentence: string;
  /** The word of the way back, and where it leads. */
  back: string;
  to: string;
};

/** Stands in the back office where the address names nothing that there is. */
export function NothingHere({ sentence, back, to }: NothingHereProps) {
  return (
    <Panel>
      <Empty sentence={sentence} small>
        <ButtonLink to={to}>{back}</ButtonLink>
      </Empty>
    </Panel>
  );
}

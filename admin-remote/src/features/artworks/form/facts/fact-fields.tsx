import styles from '../work-state.module.css';
import { artworkFacts, type FactName, factNames } from './artwork-facts';
import { factInputs } from './fact-inputs';

export function FactFields() {
  return factNames.map((name) => <FactRow key={name} name={name} />);
}

/** Draws all measures side by side in the place of the first, and nothing in the place of the others. */
function FactRow({ name }: { name: FactName }) {
  if (!measures.includes(name)) return <FactField name={name} />;
  if (name !== measures[0]) return null;
  return (
    <div className={styles.measures}>
      {measures.map((measure) => (
        <FactField key={measure} name={measure} />
      ))}
    </div>
  );
}

function FactField({ name }: { name: FactName }) {
  const { input, ...rest } = artworkFacts[name];
  const Input = factInputs[input];
  return <Input name={name} {...rest} />;
}

const measures = factNames.filter((name) => artworkFacts[name].input === 'measure');

import { artworkFacts, type FactName, factNames } from './artwork-facts';
import styles from './fact-fields.module.css';
import { factInputs } from './fact-inputs';

export function FactFields() {
  return (
    <>
      <h2 className={styles.heading}>Facts of the work</h2>
      {factNames.map((name) => (
        <FactRow key={name} name={name} />
      ))}
    </>
  );
}

/** The measures stand side by side, where the first of them has its place. */
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

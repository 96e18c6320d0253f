import styles from './intro.module.css';

export function Intro() {
  return (
    <section className={`page ${styles.intro}`}>
      <p className={styles.text}>We believe that Art is Life.</p>
    </section>
  );
}

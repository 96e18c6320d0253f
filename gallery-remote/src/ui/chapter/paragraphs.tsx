import { WrappingText } from '@gallery/shared/ui/page/wrapping-text';
import styles from './text-skeleton.module.css';

export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph) => (
    <p key={paragraph}>
      <WrappingText>{paragraph}</WrappingText>
    </p>
  ));
}

export function TextSkeleton() {
  return <div className={styles.text} aria-hidden="true" />;
}

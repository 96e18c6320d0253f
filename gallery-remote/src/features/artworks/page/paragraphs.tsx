import { WrappingText } from '@gallery/shared/ui/page/wrapping-text';

/** A text of the back office, where a line break ends a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph) => (
    <p key={paragraph}>
      <WrappingText>{paragraph}</WrappingText>
    </p>
  ));
}

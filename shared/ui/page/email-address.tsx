import { WrappingText } from './wrapping-text';

/** An e-mail address; one that is too long for its line breaks at its @ or a dot. */
export function EmailAddress({ children }: { children: string }) {
  return <WrappingText>{children}</WrappingText>;
}

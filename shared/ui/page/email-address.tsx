import { WrappingText } from './wrapping-text';

export function EmailAddress({ children }: { children: string }) {
  return <WrappingText>{children}</WrappingText>;
}

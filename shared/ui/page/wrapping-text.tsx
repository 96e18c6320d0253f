import { Fragment } from 'react';

/**
 * Breaks long addresses after '@' and '/' or before a dot, but never inside '.com'. The words between them stay one
 * text: browsers count each text that a late font moves as a layout shift of its own.
 */
export function WrappingText({ children }: { children: string }) {
  return partsOf(children).map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other names
    <Fragment key={position}>{position % 2 === 1 ? <Address>{part}</Address> : part}</Fragment>
  ));
}

/** Returns texts and addresses by turns, and begins with a text, which may be empty. */
function partsOf(text: string): string[] {
  const parts = [''];
  for (const word of text.split(/(\s+)/)) {
    if (isAddress.test(word)) parts.push(word, '');
    else parts.push((parts.pop() ?? '') + word);
  }
  return parts;
}

const isAddress = /@|:\/\/|^www\./;

function Address({ children }: { children: string }) {
  const [first, ...rest] = children.split(/(?<=[@/?&=])(?![/])|(?=\.)/);
  return (
    <>
      {first}
      {rest.map((part, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other names
        <Fragment key={position}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

export function EmailAddress({ children }: { children: string }) {
  return <WrappingText>{children}</WrappingText>;
}

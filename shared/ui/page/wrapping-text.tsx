import { Fragment } from 'react';

/** Breaks long addresses after '@' and '/' or before a dot, but never inside '.com'. */
export function WrappingText({ children }: { children: string }) {
  return children.split(/(\s+)/).map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other names
    <Fragment key={position}>{isAddress.test(part) ? <Address>{part}</Address> : part}</Fragment>
  ));
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

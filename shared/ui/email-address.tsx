/** An e-mail address; one that is too long for its line is broken at the @, if it can be. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@') + 1;
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}

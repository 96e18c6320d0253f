/** Keeps what the customer wrote: without the quoted mail below it, the signature, and the program's own line. */
export function trimQuotes(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const cut = lines.findIndex((_, at) => endsLetter(lines, at));
  const kept = withoutEnd(cut < 0 ? lines : lines.slice(0, cut));
  const letter = tidy(kept);
  // Somebody who writes below the quoted mail, or only quotes, is shown whole.
  return letter === '' ? tidy(lines) : letter;
}

const attribution =
  /^(On|Le|El|Am|Em|Il)\b.{1,300}(wrote|a écrit|escribió|schrieb.{0,100}|escreveu|ha scritto)\s?:$/i;
const separators = [/^-{2,}\s?Original Message\s?-{2,}$/i, /^_{20,}$/, /^--$/];

/** Answers between the quoted lines stay with them. */
function endsLetter(lines: string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (separators.some((one) => one.test(line.slice(0, 100)))) return true;
  if (/^\*?From:\*? /.test(line))
    return lines.slice(at + 1, at + 4).some((next) => /^\*?(Sent|Date|To):/.test(next));
  const length = [1, 2, 3].find((count) =>
    attribution.test(
      lines
        .slice(at, at + count)
        .join(' ')
        .slice(0, 500),
    ),
  );
  return (
    length !== undefined && lines.slice(at + length).every((rest) => rest === '' || rest.startsWith('>'))
  );
}

function withoutEnd(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => line !== '' && !line.startsWith('>') && !isOfProgram(line));
  return lines.slice(0, last + 1);
}

function isOfProgram(line: string): boolean {
  return /^(Sent from (my|Outlook)|Get Outlook for) ?/i.test(line);
}

function tidy(lines: string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

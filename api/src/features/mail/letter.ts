export type Recipient = { name: string; address: string };
/** The gallery as its mails name it; `publicUrl` has no slash at its end. */
export type MailSettings = { from: Recipient; galleryEmail: string; publicUrl: string };

/** What a mail says, in plain words; the layout makes text and HTML of it. */
export type Letter = {
  subject: string;
  /** Line ends inside a paragraph stay. */
  paragraphs: string[];
  /** A table of facts under the paragraphs, such as who asked for what. */
  facts?: [label: string, value: string][];
  /** Something to open: `url` is absolute. */
  link?: { label: string; url: string };
};

export function textOf({ paragraphs, facts = [], link }: Letter, settings: MailSettings): string {
  const parts = [
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    link ? `${link.label}:\n${link.url}` : '',
    `-- \n${settings.from.name}\n${settings.publicUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** One column that every mail program shows; everything a person wrote is escaped. */
export function htmlOf({ subject, paragraphs, facts = [], link }: Letter, settings: MailSettings): string {
  const { from, publicUrl } = settings;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f4f0;color:#1c1a17;font:16px/1.6 Georgia,serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff">
<p style="margin:0 0 24px;font-size:20px">${escaped(from.name)}</p>
${paragraphs.map((words) => `<p>${broken(words)}</p>`).join('\n')}
${facts.length > 0 ? tableOf(facts) : ''}
${link ? `<p><a href="${escaped(link.url)}" style="color:#8a3b1e">${escaped(link.label)}</a></p>` : ''}
<p style="margin:32px 0 0;font-size:14px"><a href="${escaped(publicUrl)}" style="color:#5c564d">${escaped(publicUrl)}</a></p>
</div>
</body>
</html>
`;
}

function tableOf(facts: [string, string][]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:normal;color:#5c564d">${escaped(label)}</th><td style="padding:4px 0">${broken(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse;font:inherit">\n${rows.join('\n')}\n</table>`;
}

function broken(words: string): string {
  return escaped(words).replaceAll('\n', '<br>');
}

function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

import type { ConversationAnswer } from '@gallery/shared/contract/correspondence/conversation.schema';
import { useFieldValue } from '@gallery/shared/forms';
import { useSession } from '@gallery/shared/host';
import { letterTemplatesPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { templateQueries } from '../conversation.queries';
import styles from './conversation.module.css';

/** A template goes below what the curator has written. */
export function TemplateButtons({ conversation }: { conversation: ConversationAnswer['conversation'] }) {
  const { data } = useQuery(templateQueries.list);
  const { user } = useSession();
  const { value, set } = useFieldValue('text');
  const { name, work } = conversation;
  const curator = user ? `${user.firstname} ${user.lastname}`.trim() : '';
  const written = String(value ?? '').trimEnd();
  return (
    <div className={styles.templates}>
      {data?.templates.map((template) => (
        <Button
          key={template._id}
          kind="secondary"
          onClick={() =>
            set([written, fillTemplate(template.text, { name, work, curator })].filter(Boolean).join('\n\n'))
          }
        >
          {template.name}
        </Button>
      ))}
      <Link className="link" to={letterTemplatesPath}>
        Edit templates
      </Link>
    </div>
  );
}

type TemplateFacts = { name: string; work: string; curator: string };

/** Replaces the words in braces. Unknown ones stay, so that the curator sees them. */
function fillTemplate(text: string, { name, work, curator }: TemplateFacts): string {
  return text
    .replaceAll('{name}', () => name)
    .replaceAll('{work}', () => work || 'your message')
    .replaceAll('{curator}', () => curator);
}

import type { Config } from '../../config';
import type { Site } from '../../site/open-site';
import { plainAnswers } from './plain-answer';

export function answerMisreadBy(config: Config, site: Pick<Site, 'shell'>) {
  return plainAnswers(config, site)(400, {
    title: 'Page not found',
    lead: 'This address cannot be read. It may have been cut off or mistyped.',
    action: { href: '/', label: 'Back to the gallery' },
  });
}

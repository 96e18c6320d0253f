import { type ListedArtwork, onRequestText } from '@gallery/shared/contract/catalogue/artwork';
import { editionText } from '@gallery/shared/contract/catalogue/edition';
import { pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import { formatNaira } from '@gallery/shared/domain/money';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import type { EmailContent, MailWork } from '../../mail/email';
import type { ArrivedWork } from '../new-works';
import type { AlertWords } from './audiences';

export const alertPurpose = 'new works';

/** A mail shows the newest works and counts the others. */
const maxShown = 8;

/** `stopUrl` stops all such emails without a log-in. */
export function alertMail(
  works: ArrivedWork[],
  { publicUrl, stopUrl, words }: { publicUrl: string; stopUrl: string; words: AlertWords },
): EmailContent {
  const [first] = works;
  if (!first) throw new Error('There is no new work.');
  const isOne = works.length === 1;
  const named = nameOf(first.artwork);
  return {
    subject: isOne ? named : `${named}, and ${numberText(works.length - 1)} more`,
    heading: isOne ? 'A new work for you' : 'New works for you',
    paragraphs: [
      isOne
        ? `A new work matches ${words.matched}.`
        : `${capital(numberText(works.length))} new works match ${words.matched}.`,
    ],
    works: works.slice(0, maxShown).map((work) => mailWorkOf(work, publicUrl)),
    link: isOne
      ? { label: 'See the work', url: publicUrl + artworkPath(first.artwork._id) }
      : { label: `See all ${numberText(works.length)}`, url: publicUrl + words.all(works) },
    footNote: `We send this at most once a day because ${words.why}`,
    footLink: { label: 'No more emails about new works', url: stopUrl },
  };
}

function mailWorkOf({ artwork, reason }: ArrivedWork, publicUrl: string): MailWork {
  const { _id, name_of_artwork: title, artist_id: artist, year, edition } = artwork;
  const { picture, visual_description } = artwork;
  const by = artist ? `${artist.firstname} ${artist.lastname}` : undefined;
  const width = picture?.widths.find((one) => one >= wantedWidth) ?? picture?.widths.at(-1);
  return {
    url: publicUrl + artworkPath(_id),
    title,
    note: [by, year, edition && editionText(edition)].filter(Boolean).join(', '),
    price: priceText(artwork),
    reason,
    picture:
      picture && width
        ? {
            path: pictureUrl(picture, width, 'webp'),
            width: picture.width,
            height: picture.height,
            alt: visual_description ?? nameOf(artwork),
          }
        : undefined,
  };
}

const wantedWidth = 768;

function nameOf({ name_of_artwork: name, artist_id: artist }: ListedArtwork): string {
  return artist ? `${name} by ${artist.firstname} ${artist.lastname}` : name;
}

function priceText({ availability, price }: ListedArtwork): string {
  if (availability === 'in_auction') return 'In auction';
  const amount = price === null ? onRequestText : formatNaira(price);
  return availability === 'held' ? `${amount}, on hold` : amount;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberText = (count: number) => numbers[count] ?? String(count);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import type { EventInput } from '@gallery/shared/contract/programme/event-input.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatDay } from '@gallery/shared/domain/time';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { type ReactNode, useState } from 'react';
import { readGuestsToTell } from '../event.queries';

type MoveQuestion = {
  /** Asks when guests would get an email about another time or place. */
  isSure: (input: EventInput) => Promise<boolean>;
  question: ReactNode;
};

type Asked = { guests: string; changes: string[]; answer: (isSure: boolean) => void };

/** Asks before an edit tells the guests, because an email cannot be taken back. */
export function useMoveQuestion(event?: GalleryEvent): MoveQuestion {
  const [asked, setAsked] = useState<Asked>();

  async function isSure(input: EventInput): Promise<boolean> {
    const changes = event && !event.passed ? changesOf(event, input) : [];
    if (!event || changes.length === 0) return true;
    const counted = await readGuestsToTell(event._id);
    const guests = event.place === input.place ? counted?.time : counted?.place;
    if (guests === 0) return true;
    return new Promise((answer) =>
      setAsked({ guests: guests === undefined ? 'the guests' : countOf(guests, 'guest'), changes, answer }),
    );
  }

  function settle(isAnswered: boolean) {
    asked?.answer(isAnswered);
    setAsked(undefined);
  }

  const question = asked && (
    <Confirm
      question={`Tell ${asked.guests} about the move?`}
      confirm="Save and tell them"
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    >
      {asked.changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
      <p>Everybody who booked or waits gets an email with the new details. Nobody can take it back.</p>
    </Confirm>
  );
  return { isSure, question };
}

function changesOf(event: GalleryEvent, input: EventInput): string[] {
  const changes: [string, string, string][] = [
    ['place', event.place, input.place],
    ['start', timeText(event.starts_at), timeText(input.starts_at)],
    ['end', timeText(event.ends_at), timeText(input.ends_at)],
  ];
  return changes
    .filter(([, before, after]) => before !== after)
    .map(([fact, before, after]) => `The ${fact} changes from ${before} to ${after}.`);
}

function timeText(time: string | null | undefined): string {
  return time ? `${formatDay(time)}, ${formatTime(time)}` : 'unknown';
}

import type { Author } from '../../../shared/core/author.ts';
import { minuteMs } from '../../../shared/core/dates/durations.ts';
import type { MemberRecord } from '../../../shared/features/organizations/members/record.ts';
import { authorOf } from '../author-of.ts';

/** If a draft is saved after a pause of this length, the journal gets a new entry. */
const sittingMs = 30 * minuteMs;

/**
 * Whether the same person saved the draft a short time ago. Forms save every few seconds, but the journal
 * gets only one entry.
 */
export const isSameSitting = (
  { savedBy, savedAt }: { savedBy: Author; savedAt: string },
  { id }: { id: string },
  now: number,
): boolean => savedBy.id === id && now - Date.parse(savedAt) < sittingMs;

/**
 * The author of a restored draft. If its author has left since the deletion, the person who restores it
 * becomes the author.
 */
export const authorOfRestored =
  ({
    actor,
    members,
  }: {
    actor: MemberRecord;
    members: { membersSince: (ids: string[], since: string) => Promise<Set<string>> };
  }) =>
  async ({ author }: { author: Author }, deletedAt: string): Promise<Author> => {
    const stayed = await members.membersSince([author.id], deletedAt);
    return stayed.has(author.id) ? author : authorOf(actor);
  };

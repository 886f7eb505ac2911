import type { Author } from '../../../shared/core/author.ts';
import { minuteMs } from '../../../shared/core/dates/durations.ts';
import type { MemberRecord } from '../../../shared/features/organizations/members/record.ts';
import { authorOf } from '../author-of.ts';

/** If the same person saves a draft again within this time (milliseconds), the journal gets no entry. */
const sittingMs = 30 * minuteMs;

/**
 * Whether the same person saved the draft within the last half hour. Forms save every few seconds, but the
 * journal gets only one entry for all of these saves.
 */
export const isSameSitting = (
  { savedBy, savedAt }: { savedBy: Author; savedAt: string },
  { id }: { id: string },
  now: number,
): boolean => savedBy.id === id && now - Date.parse(savedAt) < sittingMs;

/**
 * If the draft's author has left the organisation since the deletion, the person who restores the draft
 * becomes its author.
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

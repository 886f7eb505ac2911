import type { Author } from '../../../shared/core/author.ts';
import { minuteMs } from '../../../shared/core/dates/durations.ts';
import type { MemberRecord } from '../../../shared/features/organizations/members/record.ts';
import { authorOf } from '../author-of.ts';

/** After a pause of this length, saving a draft writes a new journal entry. */
const sittingMs = 30 * minuteMs;

/** Whether the same person last saved the draft a short time ago; forms save every few seconds. */
export const isSameSitting = (
  { savedBy, savedAt }: { savedBy: Author; savedAt: string },
  { id }: { id: string },
  now: number,
): boolean => savedBy.id === id && now - Date.parse(savedAt) < sittingMs;

/**
 * The author of a restored draft: the person who restores it, if its author has left since it was deleted.
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

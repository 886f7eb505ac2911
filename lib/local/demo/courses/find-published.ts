import { setTimeout } from 'node:timers/promises';
import type { LibraryCourse } from '../../../../shared/features/courses/library/schema.ts';
import {
  type PublishedPart,
  publishedActivityId,
} from '../../../../shared/features/courses/published-courses/schema.ts';
import type { DemoCaller } from '../demo-client.ts';

const pauseMs = 200;
const mostAttempts = 150;

/**
 * Finds the published activity whose title contains these words. Waits until its course has been published,
 * which takes a moment.
 */
export async function findPublished(person: DemoCaller, words: string): Promise<string> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const found = await lookFor(person, words);
    if (found) return found;
    await setTimeout(pauseMs);
  }
  throw new Error(`No published activity has “${words}” in its title`);
}

async function lookFor(person: DemoCaller, words: string): Promise<string | undefined> {
  const library = await person.post<{ data: { data: LibraryCourse[] } }>('library/search', {});
  for (const { id, courseVersion } of library.data.data) {
    const { data } = await person.get<{ data: { parts: PublishedPart[] } }>(`library/courses/${id}`);
    const found = data.parts.find(({ type, title }) => type === 'activity' && title.includes(words));
    if (found) return publishedActivityId(found.id, courseVersion);
  }
  return undefined;
}

import { AppError } from '../../../../shared/core/errors.ts';
import { pageSize } from '../../../../shared/core/limits.ts';
import type { listedCourses } from '../../../../shared/features/courses/listed-courses/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';

/** Reads the rows of all courses, because they are few and small. */
export const searchListedCourses: AccountHandler<typeof listedCourses.searchListedCourses> = async (
  { text, cursor },
  { allSubscriptions, now },
) => {
  const store = allSubscriptions.courses;
  const { page, place } = readPageCursor(cursor);
  const from = Number(place ?? 0);
  if (!Number.isSafeInteger(from) || from < 0) throw new AppError('request.invalid');
  const needle = text.toLowerCase();
  const found = (await store.list())
    .filter(({ title, organization }) => `${title}\n${organization.name}`.toLowerCase().includes(needle))
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.id.localeCompare(b.id));
  const today = new Date(now()).toISOString().slice(0, 10);
  const end = from + pageSize;
  const rows = await Promise.all(
    found.slice(from, end).map(async course => ({
      ...course,
      subscribers: await store.countSubscribers(course, today),
    })),
  );
  const next = end < found.length ? String(end) : null;
  return cursorPage(rows, { page, perPage: pageSize, next, total: found.length });
};

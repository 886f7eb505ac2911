import { replace } from 'react-router';
import type { RouteName } from '../../../../shared/core/routes.ts';
import { pathFor } from '../../../../shared/core/routes.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { localeOf } from '../../../platform/auth/sign-in-urls.ts';
import { type Refusal, showRefusal } from '../../../ui/feedback/show-refusal.ts';

type ListPage = Extract<RouteName, 'curriculumActivity' | 'customActivity' | 'developer'>;

/** Shows an error and redirects to a list of activities. */
export async function leaveFor(page: ListPage, request: Request, code: Refusal) {
  const locale = localeOf(new URL(request.url).pathname);
  await showRefusal(code);
  return replace(page === 'developer' ? pathFor(locale, page) : pathFor(locale, page, {}));
}

/** Loads an activity for a page, or redirects to a list if the user cannot open it. */
export async function loadOrLeave<Loaded>(
  loading: Promise<Loaded>,
  request: Request,
  page: ListPage,
): Promise<Loaded> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof CallError && error.code === 'activity.not-visible')
      throw await leaveFor(page, request, error.code);
    throw error;
  }
}

import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import { deliveryStage } from '../../../../shared/core/mail/status.ts';
import { mailTemplateNames } from '../../../../shared/core/mail/template-names.ts';
import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import {
  type MailedChildren,
  type MailFilters,
  type MailLine,
  mailStateFilters,
} from '../../../../shared/features/operations/email-log/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { logWarning } from '../../../platform/api/log.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { oneOf, readFilters } from '../../../platform/routing/url-filters.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { useList } from '../../../ui/list/use-list.ts';

const root = ['mails'];
/** Polling interval while emails are queued, in milliseconds. */
const refetchMs = 3_000;

export const refreshMails = () => queryClient.invalidateQueries({ queryKey: root });

const filters = { state: oneOf(mailStateFilters), template: oneOf(mailTemplateNames) };

/**
 * Filters of the email log, kept in the URL. The search text is not in the URL, because it is part of an
 * email address.
 */
export function useMailFilters() {
  const { query, change } = useUrlState();
  return {
    ...readFilters(filters, query),
    change,
    clear: () => change({ state: null, template: null }),
  };
}

/** An email with the children and the report that it is about, if it was not delivered. */
export type MailRow = MailLine & Partial<Pick<MailedChildren, 'children' | 'report'>>;

/**
 * Adds to undelivered emails the children whom the admin may see, and their reports. Reads them again after a
 * minute; if they cannot be read, the emails are returned without them.
 */
export async function withChildren(mails: readonly MailLine[]): Promise<MailRow[]> {
  const mailIds = mails.filter(({ state }) => deliveryStage(state) === 'unreached').map(({ id }) => id);
  if (mailIds.length === 0) return [...mails];
  const read = await queryClient
    .fetchQuery({
      queryKey: [...root, 'children', mailIds],
      queryFn: ({ signal }) => call(emailLog.listMailedChildren, { mailIds }, { signal }),
      staleTime: minuteMs,
    })
    .catch(error => logWarning('The children of emails could not be read', error));
  const known = new Map(read?.mails.map(({ mailId, ...about }) => [mailId, about]));
  return mails.map(mail => ({ ...mail, ...known.get(mail.id) }));
}

/** @param isOfPlatform whether the emails are the platform’s own, which are never about children */
export function useMails(filters: Pick<MailFilters, 'state' | 'template'>, isOfPlatform: boolean) {
  return useList<MailRow>({
    queryKey: [...root, filters],
    fetchPage: async ({ text, cursor }, signal) => {
      const page = await call(emailLog.searchMails, { ...filters, text, cursor }, { signal });
      return isOfPlatform ? page : { ...page, data: await withChildren(page.data) };
    },
    isFiltered: filters.state !== null || filters.template !== null,
    refetchAfter: rows => (rows.some(({ state }) => state === 'queued') ? refetchMs : false),
  });
}

import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { can, type Module, type Permission } from '../../../../shared/core/permissions.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { CurrentUser } from '../../../../shared/features/people/account/schema.ts';

/** A tab of the case page. */
export interface CaseTab {
  /** Value of the URL parameter `tab`. */
  key: string;
  title: ParseKeys<'cases'>;
  /** Prefetches the tab's data, in parallel with the page. */
  load: (caseId: string) => Promise<unknown>;
  render: (record: Case) => ReactNode;
  /** Permission needed to see the tab. */
  permission: Permission;
  module?: Module;
}

/** The tabs this user may open. */
export function visibleTabs(
  tabs: CaseTab[],
  { role, modules }: Pick<CurrentUser, 'role' | 'modules'>,
): CaseTab[] {
  const has = (module: Module) =>
    modules.some(access => access.module === module && access.status === 'granted');
  return tabs.filter(
    ({ permission, module }) =>
      can({ role, visibility: 'all' }, permission) && (module === undefined || has(module)),
  );
}

/** The tab named in the URL; the first one if there is none. */
export const currentTab = (tabs: CaseTab[], search: URLSearchParams): CaseTab | undefined =>
  tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];

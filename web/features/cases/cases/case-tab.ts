import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { can, type Module, type Permission } from '../../../../shared/core/permissions.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { CurrentUser } from '../../../../shared/features/people/account/schema.ts';

/** A view of a case. */
export interface CaseTab {
  /** Stands in the address, as `?tab=`. */
  key: string;
  title: ParseKeys<'cases'>;
  /** Asks for what the tab shows, beside the page itself. */
  load: (caseId: string) => Promise<unknown>;
  render: (record: Case) => ReactNode;
  /** Whoever lacks it does not see the tab. */
  permission: Permission;
  module?: Module;
}

/** The tabs that somebody may open. */
export function visibleTabs(
  tabs: CaseTab[],
  { role, modules }: Pick<CurrentUser, 'role' | 'modules'>,
): CaseTab[] {
  const has = (module: Module) =>
    modules.some(access => access.module === module && access.status === 'granted');
  return tabs.filter(
    ({ permission, module }) => can({ role, visibility: 'all' }, permission) && (module === undefined || has(module)),
  );
}

/** The tab that an address asks for; the first where it asks for none that is there. */
export const currentTab = (tabs: CaseTab[], search: URLSearchParams): CaseTab | undefined =>
  tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];

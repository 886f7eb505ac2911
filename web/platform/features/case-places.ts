import type { Icon } from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Case, TimelineEntry } from '../../../shared/features/cases/cases/schema.ts';
import type { TextKey } from '../i18n/use-text.ts';
import type { ComponentModule, Contribution, Needs } from './contribution.ts';
import type { IconName } from './icons.ts';
import type { PageWithoutParams } from './menu-entries.ts';

/** A tab of the case page. */
export interface CaseTab extends Needs, Contribution<ComponentModule<{ record: Case }>> {
  /** Value of the URL parameter `tab`. */
  key: string;
  title: TextKey;
  /** Takes the width of the page; the family stands below it. */
  isWide?: true;
  /** Prefetches the tab's data, in parallel with the page. */
  prefetch?: (caseId: string) => Promise<unknown>;
}

/** An item of the menu of a case: opens a page, or the page of the case, with the id of the case. */
export interface CaseAction extends Needs {
  label: ParseKeys<'cases'>;
  icon: IconName;
  page: PageWithoutParams | 'case';
  /** URL parameter that carries the id of the case. */
  param: string;
  /** Writes something: not for archived cases, and not once the licence has ended. */
  isWrite?: true;
}

interface TimelineEntryProps {
  caseId: string;
  entry: TimelineEntry;
}

/** How an event looks in the timeline of a case. */
export interface TimelineEvent {
  title: TextKey;
  Icon: Icon;
  /** What the event says beyond its title. */
  Details?: ComponentType<TimelineEntryProps>;
  /** What can be done about it. */
  Action?: ComponentType<TimelineEntryProps>;
}

/** Events of the timeline by type; `module` is the one without which it is not shown who did it. */
export interface TimelineEvents extends Needs, Contribution<Record<string, TimelineEvent>> {}

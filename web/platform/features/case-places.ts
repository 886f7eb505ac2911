import type { Icon } from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { TimelineKind } from '../../../shared/core/timeline.ts';
import type { Case, TimelineEntry } from '../../../shared/features/cases/cases/schema.ts';
import type { TextKey } from '../i18n/use-text.ts';
import type { ComponentModule, Contribution, Needs } from './contribution.ts';
import type { IconName } from './icons.ts';
import type { PageOfRecord, PageWithoutParams } from './menu-entries.ts';

/** A tab of the case page. */
export interface CaseTab extends Needs, Contribution<ComponentModule<{ record: Case }>> {
  /** Value of the URL parameter `tab`. */
  key: string;
  title: TextKey;
  /** Takes the width of the page; the family stands below it. */
  isWide?: true;
  /** Stands after the details. */
  isLast?: true;
  /** Prefetches the tab's data, in parallel with the page. */
  prefetch?: (caseId: string) => Promise<unknown>;
}

/** A tab beside the list of cases. */
export interface CaseListTab extends Needs, Contribution<ComponentModule> {
  /** Value of the URL parameter `tab`. */
  key: string;
  title: TextKey;
  /** Its place among the tabs, from 1. */
  order: number;
  /** How many somebody has to look at: root of the query’s key, and what asks for it. */
  count?: { queryKey: readonly string[]; load: (signal: AbortSignal) => Promise<number> };
}

/** An item of the menu of a case: opens a page, or the page of the case, with the id of the case. */
export interface CaseAction extends Needs {
  label: ParseKeys<'cases'>;
  icon: IconName;
  page: PageWithoutParams | 'case';
  /** URL parameter that carries the id of the case. */
  param: string;
  /** URL parameters beside it, such as `session=new`. */
  search?: string;
  /** Writes something: not for archived cases, and not once the licence has ended. */
  isWrite?: true;
  /** A button of its own on the page of the case. */
  isButton?: true;
}

/** Something that can be added to a case: in the menu of its page, and in that of its row in lists. */
export interface CaseAddition extends CaseAction {
  /** What it is called on the page of the case. */
  addLabel: ParseKeys<'cases'>;
}

interface TimelineEntryProps {
  caseId: string;
  entry: TimelineEntry;
}

/** How an event looks in the timeline of a case. */
export interface TimelineEvent {
  title: TextKey;
  Icon: Icon;
  /** In place of the title, where it depends on what happened. */
  Title?: ComponentType<TimelineEntryProps>;
  /** The page of the record that it is about. */
  page?: PageOfRecord;
  /** What became of the record, beside the title. */
  Badge?: ComponentType<TimelineEntryProps>;
  /** The facts in one line, before the name of who did it. */
  Facts?: ComponentType<TimelineEntryProps>;
  /** What the event says beyond its title. */
  Details?: ComponentType<TimelineEntryProps>;
  /** What can be done about it. */
  Action?: ComponentType<TimelineEntryProps>;
  /** A change of the record alone: folded between what was done for the child. */
  isSystem?: true;
  /** What several of the kind in a row are folded as; counted. */
  foldsAs?: 'timeline.foldedTree';
}

/** Events of the timeline by type; `module` is the one without which it is not shown who did it. */
export interface TimelineEvents extends Needs, Contribution<Record<string, TimelineEvent>> {
  /** What the timeline is narrowed to for these alone. */
  filter?: { kind: TimelineKind; label: ParseKeys<'cases'> };
}

/** A section of a case on paper; read whole before it is shown. */
export interface CaseSheetPart extends ComponentModule<{ record: Case }> {
  prepare: (caseId: string) => Promise<unknown>;
}

/** What is printed of a case beside its details: all that another clinic needs, and no draft. */
export interface CaseSheetSection extends Needs, Contribution<CaseSheetPart> {
  key: string;
}

/** A card beside the timeline of a case. */
export interface CaseCard extends Needs, Contribution<ComponentModule<{ record: Case }>> {
  key: string;
}

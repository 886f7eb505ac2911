import type { Icon } from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { TimelineKind } from '../../../shared/core/timeline.ts';
import type { Case, TimelineEntry } from '../../../shared/features/cases/cases/schema.ts';
import type { TextKey } from '../i18n/use-text.ts';
import type { ComponentModule, Contribution, Needs } from './contribution.ts';
import type { IconName } from './icons.ts';
import type { PageOfRecord, PageWithoutParams } from './menu-entries.ts';

export interface CaseTab extends Needs, Contribution<ComponentModule<{ record: Case }>> {
  key: string;
  title: TextKey;
  /** Whether the tab takes the full page width, above the family card. */
  isWide?: true;
  /** Whether the tab comes after the details. */
  isLast?: true;
  /** Prefetches the tab's data, in parallel with the page. */
  prefetch?: (caseId: string) => Promise<unknown>;
}

/** An action in the menu of a case: opens a page with the id of the case. */
export interface CaseAction extends Needs {
  label: ParseKeys<'cases'>;
  icon: IconName;
  page: PageWithoutParams | 'case';
  /** URL parameter that receives the id of the case. */
  param: string;
  /** Other URL parameters of the opened page, such as `session=new`. */
  search?: string;
  /**
   * Whether the action changes something. If so, it is not offered for archived cases or after the licence
   * has ended.
   */
  isWrite?: true;
  isButton?: true;
}

export interface CaseAddition extends CaseAction {
  /** Label of the action in the "add" menu of the case page. */
  addLabel: ParseKeys<'cases'>;
}

interface TimelineEntryProps {
  caseId: string;
  entry: TimelineEntry;
}

export interface TimelineEvent {
  title: TextKey;
  Icon: Icon;
  /** Component shown instead of the title, if the title depends on the event. */
  Title?: ComponentType<TimelineEntryProps>;
  page?: PageOfRecord;
  /** Shows the state of the event's record beside the title. */
  Badge?: ComponentType<TimelineEntryProps>;
  /** Shows facts of the event in one line, before the author. */
  Facts?: ComponentType<TimelineEntryProps>;
  Details?: ComponentType<TimelineEntryProps>;
  Action?: ComponentType<TimelineEntryProps>;
  /** Whether the family caused the event, if no member did. */
  isOfFamily?: true;
  /** Whether the event is a change of a record and not about the child; the timeline folds such events. */
  isSystem?: true;
  /** Label of the line into which consecutive entries are folded; contains their number. */
  foldsAs?: 'timeline.foldedTree';
}

/** Timeline events by type. Users without the feature's `module` do not see who caused an event. */
export interface TimelineEvents extends Needs, Contribution<Record<string, TimelineEvent>> {
  filter?: { kind: TimelineKind; label: ParseKeys<'cases'> };
}

/** A section of a printed case. All of it loads before the case is printed. */
export interface CaseSheetPart extends ComponentModule<{ record: Case }> {
  prepare: (caseId: string) => Promise<unknown>;
}

/** A printed section besides the details, with what another clinic needs; without drafts. */
export interface CaseSheetSection extends Needs, Contribution<CaseSheetPart> {
  key: string;
}

export interface CaseCard extends Needs, Contribution<ComponentModule<{ record: Case }>> {
  key: string;
}

import type { OwnedRecordKind } from '../../shared/features/organizations/offboarding/schema.ts';
import type { Sanitize } from '../platform/files/open-sanitizer.ts';
import type { CaseDataPart } from './case-data-part.ts';
import type { CaseMergePart } from './case-merge-part.ts';
import type { DaySource } from './day-source.ts';
import type { FieldSource } from './field-source.ts';
import type { OpenOwnedRecords } from './job-step.ts';
import type { TimelineSource } from './timeline-source.ts';

/** What the features and the Lambda add to the context of a call. */
export interface FeatureLists {
  ownedRecords: Record<OwnedRecordKind, OpenOwnedRecords>;
  timelineSources: readonly TimelineSource[];
  /** What is counted by days. */
  daySources: readonly DaySource[];
  /** What features move when cases are merged. */
  caseMergeParts: readonly CaseMergePart[];
  /** What each feature has of a case. */
  caseDataParts: readonly CaseDataPart[];
  fieldSources: readonly FieldSource[];
  /** Checks an upload, elsewhere. */
  sanitize: Sanitize;
}

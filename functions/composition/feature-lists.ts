import type { OwnedRecordKind } from '../../shared/features/organizations/offboarding/schema.ts';
import type { Sanitize } from '../platform/files/open-sanitizer.ts';
import type { CaseDataPart } from './case-data-part.ts';
import type { CaseMergePart } from './case-merge-part.ts';
import type { DaySource } from './day-source.ts';
import type { FieldSource } from './field-source.ts';
import type { OpenOwnedRecords } from './job-step.ts';
import type { TimelineSource } from './timeline-source.ts';

export interface FeatureLists {
  ownedRecords: Record<OwnedRecordKind, OpenOwnedRecords>;
  timelineSources: readonly TimelineSource[];
  daySources: readonly DaySource[];
  caseMergeParts: readonly CaseMergePart[];
  caseDataParts: readonly CaseDataPart[];
  fieldSources: readonly FieldSource[];
  /** Invokes the Lambda `sanitize`, which checks an upload and removes unsafe content. */
  sanitize: Sanitize;
}

import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import {
  describeNewTarget,
  describeTargets,
  describeTargetsForStaff,
} from '../../../../shared/features/eye/report-texts/describe-targets.ts';
import type { Block } from '../../../platform/pdf/document.ts';
import type { ReportData } from './report-data.ts';
import { reportMethod } from './report-method.ts';
import { boldSpans } from './trend-spans.ts';

/**
 * The target that this visit sets, after those set at earlier visits with the change since then, if the copy
 * requests them. The staff's copy always has all of them, unless it was finished before changes were compared
 * with targets. Never for the lab.
 */
export function targetBlocks(copy: ReportData): Block[] {
  const { texts, visits, report, language, hasEyeLength: hasLength, hasTarget, hasTargetResult } = copy;
  if (copy.isForLab) return [];
  const dayOf = (date: string) => reportDay(language, date);
  const described = { visits, method: reportMethod(copy), dayOf, hasLength, hasResult: hasTargetResult };
  const earlier = hasTarget ? describeTargets(texts, described) : [];
  const own = describeNewTarget(texts, report, described);
  const said =
    copy.isForStaff && hasTargetResult
      ? describeTargetsForStaff(texts, described)
      : [...earlier, ...(own === null ? [] : [own])];
  return said.flatMap((text): Block[] => [
    { kind: 'space', height: 10 },
    { kind: 'paragraph', text: boldSpans(text), size: 9 },
  ]);
}

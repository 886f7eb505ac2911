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
 * If the copy requests targets: those set at earlier visits with the change since then, and the one that this
 * visit sets. The staff's copy always has all of them, unless it was finished before changes were compared
 * with targets. Never for the lab.
 */
export function targetBlocks(copy: ReportData): Block[] {
  const { texts, visits, report, language, hasEyeLength: hasLength, hasTarget, hasTargetResult } = copy;
  if (copy.isForLab) return [];
  const dayOf = (date: string) => reportDay(language, date);
  const described = { visits, method: reportMethod(copy), dayOf, hasLength, hasResult: hasTargetResult };
  const isForStaff = copy.isForStaff && hasTargetResult;
  if (!isForStaff && !hasTarget) return [];
  const own = describeNewTarget(texts, report, described);
  const said = isForStaff
    ? describeTargetsForStaff(texts, described)
    : [...describeTargets(texts, described), ...(own === null ? [] : [own])];
  return said.flatMap((text): Block[] => [
    { kind: 'space', height: 10 },
    { kind: 'paragraph', text: boldSpans(text), size: 9 },
  ]);
}

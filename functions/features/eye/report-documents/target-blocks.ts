import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import {
  describeNewTarget,
  describeTargets,
} from '../../../../shared/features/eye/report-texts/describe-targets.ts';
import type { Block } from '../../../platform/pdf/document.ts';
import type { ReportData } from './report-data.ts';
import { reportMethod } from './report-method.ts';
import { boldSpans } from './trend-spans.ts';

/**
 * The target that this visit sets, after those set at earlier visits with the change since then, if the copy
 * requests them. Never for the lab.
 */
export function targetBlocks(copy: ReportData): Block[] {
  const { texts, visits, report, language, hasEyeLength: hasLength, hasTarget, isForLab } = copy;
  if (isForLab) return [];
  const dayOf = (date: string) => reportDay(language, date);
  const method = reportMethod(copy);
  const earlier = hasTarget ? describeTargets(texts, { visits, method, dayOf, hasLength }) : [];
  const own = describeNewTarget(texts, report, { dayOf, hasLength });
  return [...earlier, ...(own === null ? [] : [own])].flatMap((text): Block[] => [
    { kind: 'space', height: 10 },
    { kind: 'paragraph', text: boldSpans(text), size: 9 },
  ]);
}

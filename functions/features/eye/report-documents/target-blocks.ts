import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import { describeTargets } from '../../../../shared/features/eye/report-texts/describe-targets.ts';
import type { Block } from '../../../platform/pdf/document.ts';
import type { ReportData } from './report-data.ts';
import { reportMethod } from './report-method.ts';
import { boldSpans } from './trend-spans.ts';

/** Targets set at earlier visits, with the change since then. Empty unless requested; never for the lab. */
export function targetBlocks(copy: ReportData): Block[] {
  const { texts, visits, language, hasEyeLength: hasLength, hasTarget, isForLab } = copy;
  if (!hasTarget || isForLab) return [];
  const dayOf = (date: string) => reportDay(language, date);
  const method = reportMethod(copy);
  return describeTargets(texts, { visits, method, dayOf, hasLength }).flatMap((text): Block[] => [
    { kind: 'space', height: 10 },
    { kind: 'paragraph', text: boldSpans(text), size: 9 },
  ]);
}

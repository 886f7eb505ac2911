import { reportDay } from '../../../../shared/core/report-language.ts';
import { describeAfterAtropine } from '../../../../shared/features/eye/report-texts/describe-after-atropine.ts';
import { describeResponse } from '../../../../shared/features/eye/report-texts/describe-response.ts';
import { endedAtropineOf } from '../../../../shared/features/eye/treatments/after-atropine.ts';
import { treatmentResponsesOf } from '../../../../shared/features/eye/treatments/treatment-response.ts';
import type { Block } from '../../../platform/pdf/document.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';
import type { ReportData } from './report-data.ts';

/**
 * What each present treatment has done so far beside what its study published, where that was asked for; red
 * light has none. That drops have ended is always told.
 */
export function responseBlocks({
  texts,
  visits,
  child: { birthDate },
  language,
  hasTreatmentEffect,
}: ReportData): Block[] {
  const day = (date: string) => reportDay(language, date);
  const responses = hasTreatmentEffect ? treatmentResponsesOf({ visits, birthDate }) : [];
  const ended = endedAtropineOf({ visits, birthDate });
  return [
    ...responses.map(response => describeResponse(texts, response, day)),
    ...(ended ? [describeAfterAtropine(texts, ended, hasTreatmentEffect, day)] : []),
  ].flatMap((text): Block[] => [
    { kind: 'space', height: 10 },
    { kind: 'paragraph', text, color: mutedColor, size: 8.5 },
  ]);
}

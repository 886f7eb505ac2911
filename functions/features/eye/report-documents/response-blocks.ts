import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import { describeAfterAtropine } from '../../../../shared/features/eye/report-texts/describe-after-atropine.ts';
import { describeResponse } from '../../../../shared/features/eye/report-texts/describe-response.ts';
import { endedAtropineOf } from '../../../../shared/features/eye/treatments/after-atropine.ts';
import { treatmentResponsesOf } from '../../../../shared/features/eye/treatments/treatment-response.ts';
import type { Block } from '../../../platform/pdf/document.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';
import { chooserTexts, type ReportData } from './report-data.ts';
import { joinSentences } from './trend-spans.ts';

/**
 * If requested, compares each current treatment with its published study (red light has none). Always says
 * when atropine drops have ended.
 */
export function responseBlocks(copy: ReportData): Block[] {
  const { texts, visits, child, language, hasTreatmentEffect } = copy;
  const { birthDate } = child;
  const day = (date: string) => reportDay(language, date);
  const responses = responsesIn(copy);
  const endedAtropine = endedAtropineOf({ visits, birthDate });
  return [
    ...responses.map(response =>
      joinSentences(language, [
        describeResponse(texts, response, day),
        ...(response.mismatches.length === 0 ? chooserTexts(copy) : []),
      ]),
    ),
    ...(endedAtropine ? [describeAfterAtropine(texts, endedAtropine, hasTreatmentEffect, day)] : []),
  ].flatMap((text): Block[] => [
    { kind: 'space', height: 10 },
    { kind: 'paragraph', text, color: mutedColor, size: 8.5 },
  ]);
}

const responsesIn = ({ visits, child: { birthDate }, hasTreatmentEffect }: ReportData) =>
  hasTreatmentEffect ? treatmentResponsesOf({ visits, birthDate }) : [];

export const isStudyCompared = (copy: ReportData): boolean =>
  responsesIn(copy).some(({ diopters, mm }) =>
    [diopters, mm].some(response => response !== null && response.compared.length > 0),
  );

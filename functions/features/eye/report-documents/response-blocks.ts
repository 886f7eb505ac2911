import { reportDay } from '../../../../shared/core/report-language.ts';
import { describeResponse } from '../../../../shared/features/eye/report-texts/describe-response.ts';
import { treatmentResponsesOf } from '../../../../shared/features/eye/treatments/treatment-response.ts';
import type { Block } from '../../../platform/pdf/document.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';
import type { ReportData } from './report-data.ts';

/** What each present treatment has done so far, beside what its study saw; red light has none. */
export function responseBlocks({ texts, visits, child, language }: ReportData): Block[] {
  const responses = treatmentResponsesOf({ visits, birthDate: child.birthDate });
  return responses.flatMap((response): Block[] => [
    { kind: 'space', height: 10 },
    {
      kind: 'paragraph',
      text: describeResponse(texts, response, date => reportDay(language, date)),
      color: mutedColor,
      size: 8.5,
    },
  ]);
}

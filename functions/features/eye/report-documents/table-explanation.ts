import type { PdfTexts } from '../../../../shared/features/eye/report-texts/pdf-text-types.ts';
import type { Block } from '../../../platform/pdf/document.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';

/**
 * Explains a table below it: the abbreviation SE (spherical equivalent), the length of an eye, and the unit of
 * powers.
 */
export function explanation(
  { seExplained, lengthExplained, unitExplained }: PdfTexts,
  hasEquivalents: boolean,
  hasLength = false,
): Block[] {
  const said = (hasEquivalents ? seExplained : '') + (hasLength ? lengthExplained : '');
  const text = said.trim() + unitExplained;
  if (text === '') return [];
  return [
    { kind: 'space', height: 3 },
    { kind: 'paragraph', text, color: mutedColor, size: 8 },
  ];
}

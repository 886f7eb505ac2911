import type { TFunction } from 'i18next';
import type { LanguageTag } from '../../../../shared/core/languages.ts';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import { limitsOf } from '../../../../shared/features/eye/eye-reports/number-fields.ts';
import type { RowMeasurements } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { Field } from '../../../../shared/features/eye/visit-fields/field.ts';
import { textsAt } from '../../../../shared/features/eye/visit-fields/field-texts.ts';
import { eyeByEye, fieldsAt } from '../../../../shared/features/eye/visit-fields/typed-texts.ts';
import { acuityEyes, exportedFields } from '../../../../shared/features/eye/visit-fields/visit-fields.ts';
import type { TableCell } from '../../../ui/list/saved-table.ts';
import { visitTextsOf } from './use-visit-texts.ts';

/** Cells of the exported fields; each field of the right eye is followed by the same field of the left. */
const cellsOf = (measured: RowMeasurements | null) =>
  Object.entries(exportedFields).flatMap(([group, fields]) =>
    eyeByEye(fieldsAt(fields, measured?.[group as keyof typeof exportedFields] ?? null, `${group}.`)),
  );

export function measurementColumns(t: TFunction<['eye', 'ui']>, language: LanguageTag) {
  const texts = visitTextsOf(language);
  const ofEyes = (field: string) => eyes.map(eye => `${field} ${t(`eye:export.${eye}`)}`);
  const unitOf = ({ number }: Field) => {
    if (number === 'k1' || number === 'k2') return ' (mm/D)';
    const unit = number && limitsOf(number, 'spectacle').unit;
    return unit && unit !== '°' ? ` (${unit})` : '';
  };
  return {
    head: [
      t('eye:export.plane'),
      t('eye:field.acuityNotation'),
      ...ofEyes(t('eye:field.va')),
      ...cellsOf(null).map(({ path, field }) => {
        const eye = acuityEyes.find(side => path.split('.')[1] === side);
        const name = eye && (eye === 'both' ? t('ui:eye.both') : t(`eye:export.${eye}`));
        return [`${textsAt(texts, path)?.label}${unitOf(field)}`, name].filter(Boolean).join(' ');
      }),
    ],
    cells: (measured: RowMeasurements | null): TableCell[] => [
      measured?.plane ? t(`eye:plane.${measured.plane}`) : null,
      measured && t(`eye:notation.${measured.acuityNotation}`),
      ...eyes.map(eye => measured?.va[eye] ?? null),
      ...cellsOf(measured).map(({ path, value }) => {
        const stored = (value as string | number | undefined) ?? null;
        return textsAt(texts, path)?.options?.[String(stored)] ?? stored;
      }),
    ],
  };
}

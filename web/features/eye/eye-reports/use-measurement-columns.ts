import { useTranslation } from 'react-i18next';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import { acuityConditions, acuityEyes } from '../../../../shared/features/eye/eye-reports/acuity.schema.ts';
import type { RowMeasurements } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { TableCell } from '../../../ui/list/saved-table.ts';

const curves = ['k1', 'k2'] as const;

export function useMeasurementColumns() {
  const { t } = useTranslation(['eye', 'ui']);
  const eyeName = (eye: (typeof acuityEyes)[number]) =>
    eye === 'both' ? t('ui:eye.both') : t(`eye:export.${eye}`);
  const ofEyes = (field: string) => eyes.map(eye => `${field} ${eyeName(eye)}`);
  return {
    head: [
      t('eye:export.plane'),
      t('eye:field.acuityNotation'),
      ...ofEyes(t('eye:field.va')),
      ...acuityConditions.flatMap(condition =>
        acuityEyes.map(eye => `${t(`eye:field.${condition}`)} ${eyeName(eye)}`),
      ),
      ...ofEyes(`${t('eye:field.axialLength')} (mm)`),
      ...curves.flatMap(curve => ofEyes(`${t(`eye:field.${curve}`)} (mm/D)`)),
      ...ofEyes(t('eye:field.cornealAxis')),
      ...ofEyes(`${t('eye:field.cornealDiameter')} (mm)`),
    ],
    cells: (measured: RowMeasurements | null): TableCell[] => [
      measured?.plane ? t(`eye:plane.${measured.plane}`) : null,
      measured && t(`eye:notation.${measured.acuityNotation}`),
      ...eyes.map(eye => measured?.va[eye] ?? null),
      ...acuityConditions.flatMap(condition =>
        acuityEyes.map(eye => measured?.acuity?.[eye][condition] ?? null),
      ),
      ...eyes.map(eye => measured?.axialLength?.[eye] ?? null),
      ...curves.flatMap(curve => eyes.map(eye => measured?.cornea?.[eye][curve] ?? null)),
      ...eyes.map(eye => measured?.cornea?.[eye].axis ?? null),
      ...eyes.map(eye => measured?.cornea?.[eye].diameter ?? null),
    ],
  };
}

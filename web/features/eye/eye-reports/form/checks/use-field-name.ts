import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { eyeLimits, lensLimits } from '../../../../../../shared/features/eye/eye-reports/field-limits.ts';
import type { NumberFieldName } from '../../../../../../shared/features/eye/eye-reports/number-fields.ts';
import { textsAt } from '../../../../../../shared/features/eye/visit-fields/field-texts.ts';
import { fieldsAt } from '../../../../../../shared/features/eye/visit-fields/typed-texts.ts';
import { visitFields } from '../../../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { useNameOfEye, useVisitTexts } from '../../use-visit-texts.ts';
import { stepOf } from '../steps.ts';
import { useErrorNote } from './use-error-note.ts';

/** Label keys of the fields whose label key differs from their path. */
const labels: Record<string, string> = {
  caseId: 'case',
  refractions: 'method',
  'intervention.from': 'interventionFrom',
  'intervention.to': 'interventionTo',
  'intervention.product': 'product',
  'target.perYear': 'target',
  'target.text': 'targetText',
};

export function useFieldName() {
  const { t } = useTranslation('eye');
  const texts = useVisitTexts();
  const nameOfEye = useNameOfEye();
  const errorText = useErrorNote();

  function labelOf(path: string): string {
    const inTable = textsAt(texts, path);
    if (inTable) return inTable.label;
    const parts = path.split('.');
    const name =
      labels[path] ?? parts.findLast(part => part !== 'power' && !/^(\d+|base|right|left)$/.test(part));
    const key = `field.${name === 'prisms' ? 'prism' : name}`;
    return i18next.exists(`eye:${key}`) ? t(key as 'field.sph') : t(`step.${stepOf(path)}`);
  }

  /** Full name of a field, such as “Cycloplegic · Right eye, OD: Sphere”. */
  function nameOf(path: string): string {
    const [part, method] = path.split('.');
    const label = nameOfEye(path, labelOf(path));
    if (part === 'refractions' && method) return `${t(`method.${method as 'dry'}`)} · ${label}`;
    return part === 'prescription' ? `${t('method.prescription')} · ${label}` : label;
  }

  /** @param text typed text of the field */
  function problemOf(path: string, error: unknown, text: string): string {
    if (error === 'nothingMeasured') return t('note.nothingMeasured');
    if (error === 'ambiguous') return t('note.twoReadings');
    if (error === 'unclear') return t('note.unclear');
    const inTable = fieldsAt(visitFields, null).find(({ path: name }) => name === path)?.field.number;
    const ofEye = path.split('.').findLast(part => part in eyeLimits || part in lensLimits.spectacle);
    const name = inTable ?? (ofEye as NumberFieldName | undefined) ?? 'va';
    return errorText(name, error, 'spectacle', text);
  }

  return { nameOf, problemOf };
}

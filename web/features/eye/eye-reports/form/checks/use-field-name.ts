import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  type NumberFieldName,
  numberFields,
} from '../../../../../../shared/features/eye/eye-reports/number-fields.ts';
import { stepOf } from '../steps.ts';
import { useErrorNote } from './use-error-note.ts';

/** Fields whose label key differs from their path. */
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
  const { t } = useTranslation(['eye', 'ui']);
  const errorText = useErrorNote();

  function labelOf(path: string): string {
    const parts = path.split('.');
    const name =
      labels[path] ?? parts.findLast(part => part !== 'power' && !/^(\d+|base|right|left)$/.test(part));
    const key = `field.${name === 'prisms' ? 'prism' : name}`;
    return i18next.exists(`eye:${key}`) ? t(key as 'field.sph') : t(`step.${stepOf(path)}`);
  }

  /** “Cycloplegic · Right eye, OD: Sphere” */
  function nameOf(path: string): string {
    const [part, method] = path.split('.');
    const eye = (['right', 'left', 'both'] as const).find(side => path.split('.').includes(side));
    const label = eye ? t('form.ofEye', { eye: t(`ui:eye.${eye}`), field: labelOf(path) }) : labelOf(path);
    if (part === 'refractions' && method) return `${t(`method.${method as 'dry'}`)} · ${label}`;
    return part === 'prescription' ? `${t('method.prescription')} · ${label}` : label;
  }

  function problemOf(path: string, error: unknown): string {
    if (error === 'nothingMeasured') return t('note.nothingMeasured');
    if (error === 'ambiguous') return t('note.twoReadings');
    if (error === 'unclear') return t('note.unclear');
    const field = path.split('.').findLast(part => numberFields.some(name => name === part));
    return errorText((field as NumberFieldName | undefined) ?? 'va', error, 'spectacle');
  }

  return { nameOf, problemOf };
}

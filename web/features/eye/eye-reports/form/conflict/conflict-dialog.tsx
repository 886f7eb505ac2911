import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { EyeReport } from '../../../../../../shared/features/eye/eye-reports/schema.ts';
import { textsAt, wordIn } from '../../../../../../shared/features/eye/visit-fields/field-texts.ts';
import { useCalendarDates } from '../../../../../platform/i18n/use-calendar-dates.ts';
import { type ConflictActs, FieldConflictDialog } from '../../../../../ui/dialog/field-conflict-dialog.tsx';
import { useVisitTexts } from '../../use-visit-texts.ts';
import { type EyeValues, methods, toFormValues } from '../eye-values.ts';
import { partsOfVisit, type VisitPartKey, visitParts } from './visit-parts.ts';

export interface ConflictDialogProps extends ConflictActs<EyeValues> {
  theirs: EyeReport;
  /** The values of the visit when the form was opened. */
  before: EyeValues;
  mine: EyeValues;
}

export function ConflictDialog({ theirs, ...versions }: ConflictDialogProps) {
  const { t } = useTranslation('eye');
  const { nameOf, textOf } = usePartText();
  return (
    <FieldConflictDialog
      other={{ by: theirs.savedBy, at: theirs.savedAt }}
      parts={partsOfVisit}
      theirs={toFormValues(theirs)}
      labelOf={nameOf}
      textOf={textOf}
      note={t('conflict.versions')}
      {...versions}
    />
  );
}

/** Text namespaces of values that are stored as keys. They are tried in this order. */
const wordsOf: Partial<Record<VisitPartKey, string[]>> = {
  to: ['to'],
  riskFactors: ['risk'],
  acuity: ['notation'],
  prescription: ['lensKind', 'base', 'plane'],
  treatments: ['intervention', 'treatment.decision'],
  target: ['unit'],
};
const isMethod = (key: VisitPartKey) => methods.find(method => method === key);
const plainDate = /^\d{4}-\d\d-\d\d$/;

function usePartText() {
  const { t } = useTranslation(['eye', 'ui']);
  const { date } = useCalendarDates();
  const texts = useVisitTexts();

  function nameOf(key: VisitPartKey): string {
    const method = isMethod(key);
    if (method) return `${t('step.refraction')} · ${t(`method.${method}`)}`;
    if (key === 'prescription') return t('step.prescription');
    if (key === 'acuity') return t('field.va');
    return textsAt(texts, key)?.label ?? t(`field.${key as 'date'}`);
  }

  function textOf(key: VisitPartKey, values: EyeValues): string {
    const read = visitParts.find(part => part.key === key)?.read ?? (() => []);
    const word = (text: string): string => {
      if (plainDate.test(text)) return date(text);
      const inTable = wordIn(textsAt(texts, key), text);
      if (inTable) return inTable;
      const group = wordsOf[key]?.find(name => i18next.exists(`eye:${name}.${text}`));
      return group ? t(`${group}.${text}` as 'to.lab') : text;
    };
    return read(values)
      .map(value => line(value, word))
      .filter((text, place, all) => text !== '' && all.indexOf(text) === place)
      .join(' · ');
  }

  return { nameOf, textOf };
}

const eyeMarks: Record<string, string> = { right: 'OD', left: 'OS', both: 'OU' };

/** Typed values on one line, without empty ones. The values of an eye begin with OD, OS or OU. */
function line(value: unknown, word: (text: string) => string): string {
  if (typeof value === 'string') return value.trim() && word(value.trim());
  if (Array.isArray(value))
    return joined(
      value.map(item => line(item, word)),
      ', ',
    );
  if (typeof value !== 'object' || value === null) return '';
  const entries = Object.entries(value).filter(([name]) => name !== 'id');
  const isOfEyes = entries.some(([name]) => name in eyeMarks);
  const texts = entries.map(([name, inner]) => {
    const text = line(inner, word);
    return text && eyeMarks[name] ? `${eyeMarks[name]} ${text}` : text;
  });
  return joined(texts, isOfEyes ? ' · ' : ' / ');
}

const joined = (texts: string[], separator: string) => texts.filter(Boolean).join(separator);

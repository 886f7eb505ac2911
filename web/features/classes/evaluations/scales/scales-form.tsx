import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import {
  type EvaluationScales,
  maxScaleWordsLength,
  scaleNames,
  scores,
} from '../../../../../shared/features/classes/evaluations/schema.ts';
import type { DraftKey } from '../../../../platform/api/drafts.ts';
import { ConflictFrame } from '../../../../ui/dialog/conflict-frame.tsx';
import { LineField } from '../../../../ui/form/line-field.tsx';
import { RecordFormFrame } from '../../../../ui/form/record-form-frame.tsx';
import { useRecordForm } from '../../../../ui/form/use-record-form.ts';
import {
  changedFields,
  fieldOf,
  ScaleFormValues,
  type ScaleValues,
  scaleValuesOf,
  scaleWordsIn,
} from './scale-values.ts';
import styles from './scales.module.css';
import { writeScales } from './write-scales.ts';

interface ScalesFormProps {
  scales: EvaluationScales;
  draftKey: DraftKey;
  autosave: Draft | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** Adds an id, which the draft needs; stored scales have none, because each organisation has only one set. */
const withId = (scales: EvaluationScales) => ({ ...scales, id: 'scales' });

/** Form for the texts of both scales in both languages; keeps a draft on the server. */
export function ScalesForm({ scales, draftKey, autosave, onSaved, onCancel }: ScalesFormProps) {
  const { t } = useTranslation(['evaluations', 'common']);
  const { form, conflict, ...state } = useRecordForm<ScaleValues, ReturnType<typeof withId>>({
    draftKey,
    autosave,
    record: withId(scales),
    initialValues: scaleValuesOf(scales),
    valuesOf: scaleValuesOf,
    schema: ScaleFormValues,
    save: async (values, version, key) => withId(await writeScales(scaleWordsIn(values), version ?? 0, key)),
    onSaved,
    fallback: 'edit',
  });
  return (
    <RecordFormFrame state={state} save={t('common:save')} onCancel={onCancel}>
      {scaleNames.map(scale => (
        <fieldset key={scale} className={styles.scale}>
          <legend>{t(scale)}</legend>
          {scores.map(score => (
            <div key={score} className={styles.pair}>
              {(['en', 'zh'] as const).map(language => (
                <LineField
                  key={language}
                  label={t(`scales.field.${language}`, { score })}
                  lang={language}
                  required
                  limit={maxScaleWordsLength}
                  autoComplete="off"
                  {...form.getInputProps(fieldOf(scale, score, language))}
                />
              ))}
            </div>
          ))}
        </fieldset>
      ))}
      {conflict && (
        <ConflictFrame {...conflict} text={t('scales.conflict.text')}>
          <ul>
            {changedFields(form.values, conflict.theirs).map(({ scale, score, language }) => (
              <li key={fieldOf(scale, score, language)}>
                {t('scales.conflict.line', {
                  scale: t(scale),
                  score,
                  mine: form.values[fieldOf(scale, score, language)],
                  theirs: conflict.theirs[fieldOf(scale, score, language)],
                })}
              </li>
            ))}
          </ul>
        </ConflictFrame>
      )}
    </RecordFormFrame>
  );
}

import { useTranslation } from 'react-i18next';
import { questionnaireFields } from '../../../../../../shared/features/eye/visit-fields/questionnaire.schema.ts';
import { fieldsAt } from '../../../../../../shared/features/eye/visit-fields/typed-texts.ts';
import { DateField } from '../../../../../ui/form/date-field.tsx';
import { NumberField } from '../../../../../ui/form/number-field.tsx';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import { useAnswerSummary } from '../../use-measurement-facts.ts';
import { useVisitTexts } from '../../use-visit-texts.ts';
import { useErrorNote } from '../checks/use-error-note.ts';
import type { AnswerTexts } from '../eye-values.ts';
import type { EyeForm } from '../use-eye-form.ts';
import { FoldedFields } from './folded-fields.tsx';
import { answersShown, type EarlierAnswers, hasAnswers } from './last-answers.ts';
import styles from './measurements.module.css';

interface QuestionnaireFieldsProps {
  form: EyeForm;
  earlier: EarlierAnswers | null;
  today: string;
}

/**
 * Questions about risk factors. Shows the earlier answers and their day until the user changes one; the
 * answers then belong to this visit, and the day is cleared.
 */
export function QuestionnaireFields({ form, earlier, today }: QuestionnaireFieldsProps) {
  const { t } = useTranslation('eye');
  const summaryOf = useAnswerSummary();
  const errorText = useErrorNote();
  const texts = useVisitTexts().questionnaire;
  const answers = answersShown(form.values, earlier);
  const { label: dayLabel, help: dayHelp = '' } = texts.fields.answeredOn;
  const set = (changed: Partial<AnswerTexts>) =>
    form.setFieldValue('questionnaire', { ...answers, answeredOn: '', ...changed });
  const isAsLast = form.values.questionnaire === null && hasAnswers(answers);
  return (
    <FoldedFields
      title={texts.label}
      isFilled={hasAnswers(form.values.questionnaire)}
      summary={
        isAsLast && earlier ? (
          <>
            {t(earlier.from === 'family' ? 'questionnaire.asFamily' : 'questionnaire.asLast', {
              day: earlier.on,
            })}{' '}
            <b>{summaryOf(answers)}</b>
          </>
        ) : (
          texts.help
        )
      }
    >
      <div className={styles.questions}>
        {fieldsAt(questionnaireFields, answers).map(({ path, field: { number, options }, value }) => {
          const { label, unit, options: words } = texts.fields[path as keyof typeof texts.fields];
          const error = form.errors[`questionnaire.${path}`];
          const input = {
            label,
            value: String(value),
            'data-path': `questionnaire.${path}`,
            onChange: (text: string) => set({ [path]: text }),
          };
          return number ? (
            <NumberField
              key={path}
              unit={unit}
              decimals={1}
              error={error && errorText(number, error, 'spectacle')}
              {...input}
            />
          ) : (
            <SelectField
              key={path}
              clearable
              options={options?.map(option => ({ value: option, label: words?.[option] ?? option })) ?? []}
              {...input}
            />
          );
        })}
        <DateField
          label={dayLabel}
          description={dayHelp}
          latest={today}
          value={answers.answeredOn ?? ''}
          error={form.errors['questionnaire.answeredOn']}
          data-path="questionnaire.answeredOn"
          onChange={answeredOn => set({ answeredOn })}
        />
      </div>
    </FoldedFields>
  );
}

import { useTranslation } from 'react-i18next';
import { parentsMyopia } from '../../../../../../shared/features/eye/eye-reports/parents-myopia.ts';
import { NumberField } from '../../../../../ui/form/number-field.tsx';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import { useErrorNote } from '../checks/use-error-note.ts';
import type { EyeForm } from '../use-eye-form.ts';
import { FoldedFields } from './folded-fields.tsx';
import { answersShown, type EarlierAnswers } from './last-answers.ts';
import { type AnswerTexts, answerFields, hasAnswers } from './measurement-values.ts';
import styles from './measurements.module.css';
import { useAnswerSummary } from './use-answer-summary.ts';

const numbers = ['nearWork', 'outdoors', 'screens', 'firstSpectacles'] as const;

interface QuestionnaireFieldsProps {
  form: EyeForm;
  earlier: EarlierAnswers | null;
}

/** Questions on risk for the family; shows the earlier answers until one is changed. */
export function QuestionnaireFields({ form, earlier }: QuestionnaireFieldsProps) {
  const { t } = useTranslation('eye');
  const summaryOf = useAnswerSummary();
  const errorText = useErrorNote();
  const answers = answersShown(form.values, earlier);
  const isAsLast = form.values.questionnaire === null && hasAnswers(answers);
  const change = (changed: Partial<AnswerTexts>) =>
    form.setFieldValue('questionnaire', { ...answers, ...changed });
  return (
    <FoldedFields
      title={t('questionnaire.title')}
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
          t('questionnaire.help')
        )
      }
    >
      <div className={styles.questions}>
        <SelectField
          label={t('field.parents')}
          clearable
          options={parentsMyopia.map(value => ({ value, label: t(`parents.${value}`) }))}
          value={answers.parents}
          data-path="questionnaire.parents"
          onChange={value => change({ parents: parentsMyopia.find(option => option === value) ?? '' })}
        />
        {numbers.map(name => {
          const error = form.errors[`questionnaire.${name}`];
          return (
            <NumberField
              key={name}
              label={t(`field.${name}`)}
              unit={t(`unit.${answerFields[name]}`)}
              decimals={1}
              value={answers[name]}
              data-path={`questionnaire.${name}`}
              error={error && errorText(answerFields[name], error, 'spectacle')}
              onChange={value => change({ [name]: value })}
            />
          );
        })}
      </div>
    </FoldedFields>
  );
}

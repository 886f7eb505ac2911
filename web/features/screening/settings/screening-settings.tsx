import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { languageTag } from '../../../../shared/core/languages.ts';
import { screeningTextsOf } from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import { type ScreeningRules, Whom } from '../../../../shared/features/screening/settings/rules.schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { EyesightLineNotice } from '../eyesight-line/eyesight-line-notice.tsx';
import { NormsSection } from './norms-section.tsx';
import { PhrasesSection } from './phrases-section.tsx';
import { normsQuery, rulesQuery } from './queries.ts';
import { RulesSection } from './rules-section.tsx';
import styles from './settings.module.css';
import { useChangeSettings } from './use-change-settings.ts';

function ScreeningSettings() {
  const { t } = useTranslation('screeningSettings');
  const errorText = useErrorText();
  const norms = useQuery(normsQuery);
  const rules = useQuery(rulesQuery);
  const error = norms.error ?? rules.error;
  if (error && !(norms.data && rules.data))
    return (
      <ListFailure
        text={errorText(error)}
        onRetry={() => {
          norms.refetch();
          rules.refetch();
        }}
      />
    );
  if (!norms.data || !rules.data) return <p role="status">{t('loading')}</p>;
  return (
    <div className={styles.root}>
      <EyesightLineNotice isInSettings />
      <NormsSection norms={norms.data} />
      <RulesSection rules={rules.data} sets={norms.data.sets} />
      <PhrasesSection settings={rules.data} />
      <WhomSection settings={rules.data} />
    </div>
  );
}

export { ScreeningSettings as Component };

const kinds = ['eyesight', 'other'] as const;
const languages = ['en', 'zh'] as const;
interface Values {
  whom: Record<(typeof kinds)[number], Record<(typeof languages)[number], string>>;
}

const blank = { en: '', zh: '' };
const Sent = z.object({ whom: Whom });

/** Converts empty texts in both languages to null, which means the standard text. */
const fieldsOf = ({ whom }: Values) => ({
  whom: Object.fromEntries(
    kinds.map(kind => [kind, languages.some(language => whom[kind][language].trim()) ? whom[kind] : null]),
  ),
});

/** Setting for the organisation's own text that tells families whom to consult about a test result. */
function WhomSection({ settings }: { settings: ScreeningRules }) {
  const { t } = useTranslation(['screeningSettings', 'ui']);
  const isReadOnly = useIsReadOnly();
  const { isSaving, saveWhom } = useChangeSettings();
  const initial: Values = {
    whom: { eyesight: settings.whom?.eyesight ?? blank, other: settings.whom?.other ?? blank },
  };
  const { form, node, submit } = useValidatedForm(initial, Sent, fieldsOf);
  return (
    <section className={`${layout.stack16} ${layout.shrinkable}`} aria-label={t('whom.title')}>
      <div>
        <h2>{t('whom.title')}</h2>
        <p className={`${layout.readable} ${layout.soft}`}>{t('whom.intro')}</p>
      </div>
      <form
        ref={node}
        noValidate
        className={`${card.card} ${layout.stack16}`}
        onSubmit={submit(values => saveWhom(settings, Sent.parse(fieldsOf(values)).whom))}
      >
        {kinds.map(kind => (
          <fieldset key={kind} className={styles.facts} disabled={isReadOnly}>
            <legend>{t(`whom.${kind}`)}</legend>
            {languages.map(language => (
              <Textarea
                key={language}
                autosize
                lang={language}
                label={t(`rules.${language}`)}
                placeholder={screeningTextsOf(languageTag(language, 'simplified')).family.whom[kind]}
                {...form.getInputProps(`whom.${kind}.${language}`)}
              />
            ))}
          </fieldset>
        ))}
        {!isReadOnly && (
          <div>
            <SubmitButton loading={isSaving}>{t('ui:act.save')}</SubmitButton>
          </div>
        )}
      </form>
    </section>
  );
}

import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { languageTag } from '../../../../shared/core/languages.ts';
import { screeningTextsOf } from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import { type ScreeningRules, Whom } from '../../../../shared/features/screening/settings/rules.schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from './settings.module.css';
import { useChangeSettings } from './use-change-settings.ts';

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
export function WhomSection({ settings }: { settings: ScreeningRules }) {
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

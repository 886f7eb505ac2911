import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../shared/core/fields.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import styles from './language-choice.module.css';

const languages: { lang: Locale; htmlLang: string; name: string }[] = [
  { lang: 'en', htmlLang: 'en', name: 'EN' },
  { lang: 'zh', htmlLang: 'zh-Hans', name: '中文' },
];

/** Buttons EN / 中文, each labelled in its own language. */
export function LanguageChoice({ onChoose }: { onChoose: (lang: Locale) => void }) {
  const { t } = useTranslation();
  const current = useLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers announce a fieldset as a form
    <div role="group" aria-label={t('language')} className={styles.root}>
      {languages.map(({ lang, htmlLang, name }) => (
        <button
          key={lang}
          type="button"
          lang={htmlLang}
          aria-pressed={lang === current}
          className={styles.choice}
          onClick={() => onChoose(lang)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

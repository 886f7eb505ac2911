import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../shared/core/fields.ts';
import { useSwitchLanguage } from '../../platform/auth/use-switch-language.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import styles from './language-toggle.module.css';

const languages: { lang: Locale; htmlLang: string; name: string }[] = [
  { lang: 'en', htmlLang: 'en', name: 'EN' },
  { lang: 'zh', htmlLang: 'zh-Hans', name: '中文' },
];

/** EN / 中文: each in its own language, so that everybody finds theirs. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const current = useLocale();
  const switchTo = useSwitchLanguage();
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
          onClick={() => switchTo(lang)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

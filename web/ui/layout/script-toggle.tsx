import type { Script } from '../../../shared/core/fields.ts';
import { setSession, useSession } from '../../platform/auth/session.ts';
import { useScript } from '../../platform/i18n/use-locale.ts';
import styles from './language-choice.module.css';
import { saveLanguage } from './save-language.ts';

const scripts: { script: Script; htmlLang: string; name: string }[] = [
  { script: 'simplified', htmlLang: 'zh-Hans', name: '简体' },
  { script: 'traditional', htmlLang: 'zh-Hant-HK', name: '繁體' },
];

/** Buttons 简体 / 繁體 for signed-in users; the choice is saved for the user. */
export function ScriptToggle({ label }: { label: string }) {
  const session = useSession();

  function choose(script: Script): void {
    setSession({ ...session, script });
    saveLanguage(session.locale, script);
  }

  return <ScriptChoice label={label} onChoose={choose} />;
}

/** Buttons 简体 / 繁體, each labelled in its own script. */
export function ScriptChoice({ label, onChoose }: { label: string; onChoose: (script: Script) => void }) {
  const current = useScript();
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers announce a fieldset as a form
    <div role="group" aria-label={label} className={styles.root}>
      {scripts.map(({ script, htmlLang, name }) => (
        <button
          key={script}
          type="button"
          lang={htmlLang}
          aria-pressed={script === current}
          className={styles.choice}
          onClick={() => onChoose(script)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

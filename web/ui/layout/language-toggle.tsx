import { LanguageChoice } from './language-choice.tsx';
import { useSwitchLanguage } from './use-switch-language.ts';

/** Buttons that change the language of this page and of future sign-ins. */
export function LanguageToggle() {
  return <LanguageChoice onChoose={useSwitchLanguage()} />;
}

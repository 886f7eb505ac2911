import { useSwitchLanguage } from '../../platform/auth/use-switch-language.ts';
import { LanguageChoice } from './language-choice.tsx';

/** Buttons that change the language of this page and of future sign-ins. */
export function LanguageToggle() {
  return <LanguageChoice onChoose={useSwitchLanguage()} />;
}

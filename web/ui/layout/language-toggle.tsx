import { useSwitchLanguage } from '../../platform/auth/use-switch-language.ts';
import { LanguageChoice } from './language-choice.tsx';

/** Changes the language here and for future sign-ins. */
export function LanguageToggle() {
  return <LanguageChoice onChoose={useSwitchLanguage()} />;
}

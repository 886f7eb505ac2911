import '../../ui/theme/tokens.css';
import '../../ui/theme/traditional.css';
import './registration.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Component as RegistrationPage } from '../../features/intake/registrations/registration.page.tsx';
import { openForm } from '../../features/intake/registrations/use-public-form.ts';
import type { Namespace } from '../../platform/i18n/namespaces.ts';
import { initTranslations, loadTranslations } from '../../platform/i18n/translations.ts';
import { languageOnPhone, readFormAddress, replaceLanguage } from '../../platform/routing/form-address.ts';
import { installTrustedTypes } from '../../ui/theme/trusted-types.ts';

/**
 * The entry of the pages that families open by a QR code or a link. It has neither router nor sign-in, and none of the parts
 * that staff work with: it is opened once, on a phone, by mobile data.
 */
interface FamilyPage {
  namespaces: Namespace[];
  page: ReactNode;
}

/** Tokens of questionnaires are longer than those of posters. */
const surveyToken = /^[A-Za-z0-9]{24}$/;

installTrustedTypes();
initTranslations();
followColorScheme();

const root = document.getElementById('root');
if (!root) throw new Error('The root element is missing');

const address = readFormAddress(location);
const { namespaces, page } = surveyToken.test(address.token ?? '')
  ? await openQuestions()
  : openRegistration();

const lang = languageOnPhone(address, navigator.languages);
await loadTranslations(lang, namespaces);
replaceLanguage(lang);
createRoot(root).render(<StrictMode>{page}</StrictMode>);

/** The form behind a poster, whose answer is asked for while its texts are loaded. */
function openRegistration(): FamilyPage {
  const opening = openForm(address.token);
  /** Whoever waits for it is told. */
  opening.catch(() => {});
  return { namespaces: ['registration', 'validation'], page: <RegistrationPage opening={opening} /> };
}

/** The questions behind a link that one family was given. */
async function openQuestions(): Promise<FamilyPage> {
  const { Component: Questions } = await import('../../features/eye/surveys/family/survey.page.tsx');
  return {
    namespaces: ['questionnaire', 'validation'],
    page: <Questions token={address.token ?? ''} />,
  };
}

/** Light or dark, as the phone is. */
function followColorScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    document.documentElement.dataset.mantineColorScheme = dark.matches ? 'dark' : 'light';
  };
  show();
  dark.addEventListener('change', show);
}

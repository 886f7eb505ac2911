import '../../ui/theme/opening.css';
import '../../ui/theme/tokens.css';
import '../../ui/theme/traditional.css';
import '../../ui/theme/quotes.css';
import './registration.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openForm } from '../../features/intake/registrations/open-form.ts';
import { Component as RegistrationPage } from '../../features/intake/registrations/registration.page.tsx';
import type { Namespace } from '../../platform/i18n/namespaces.ts';
import { initTranslations, loadTranslations } from '../../platform/i18n/translations.ts';
import { hideKeysOfInputMethod } from '../../platform/input-method.ts';
import { followMovedControls } from '../../platform/moved-controls.ts';
import { languageOnPhone, readFormAddress, replaceLanguage } from '../../platform/routing/form-address.ts';
import { installTrustedTypes } from '../../ui/theme/trusted-types.ts';

/**
 * Entry of the public pages that families open by QR code or link. Contains no router, sign-in or staff code,
 * because families open these pages once, on a phone, over mobile data.
 */
interface FamilyPage {
  namespaces: Namespace[];
  page: ReactNode;
}

/** Matches the token of a questionnaire, which is longer than the token of a registration poster. */
const surveyToken = /^[A-Za-z0-9]{24}$/;

installTrustedTypes();
initTranslations();
hideKeysOfInputMethod();
followMovedControls();
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

/** The registration form. Sends the request for its data while the texts load. */
function openRegistration(): FamilyPage {
  const opening = openForm(address.token);
  /** Prevents an unhandled rejection, because the page itself shows the error. */
  opening.catch(() => {});
  return { namespaces: ['registration', 'validation'], page: <RegistrationPage opening={opening} /> };
}

async function openQuestions(): Promise<FamilyPage> {
  const { Component: Questions } = await import('../../features/eye/surveys/family/survey.page.tsx');
  return {
    namespaces: ['questionnaire', 'validation'],
    page: <Questions token={address.token ?? ''} />,
  };
}

function followColorScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    document.documentElement.dataset.mantineColorScheme = dark.matches ? 'dark' : 'light';
  };
  show();
  dark.addEventListener('change', show);
}

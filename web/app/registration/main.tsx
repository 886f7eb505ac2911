import '../../ui/theme/tokens.css';
import '../../ui/theme/traditional.css';
import './registration.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  languageOnPhone,
  readFormAddress,
  replaceLanguage,
} from '../../features/intake/registrations/form-address.ts';
import { Component as RegistrationPage } from '../../features/intake/registrations/registration.page.tsx';
import { openForm } from '../../features/intake/registrations/use-public-form.ts';
import { initTranslations, loadTranslations } from '../../platform/i18n/translations.ts';
import { installTrustedTypes } from '../../ui/theme/trusted-types.ts';

/**
 * The entry of the page that families open by a QR code. It has neither router nor sign-in, and none of the parts
 * that staff work with: it is opened once, on a phone, by mobile data.
 */
installTrustedTypes();
initTranslations();
followColorScheme();

const root = document.getElementById('root');
if (!root) throw new Error('The root element is missing');

const address = readFormAddress(location);
const opening = openForm(address.token);
/** Whoever waits for it is told. */
opening.catch(() => {});

const lang = languageOnPhone(address, navigator.languages);
await loadTranslations(lang, ['registration', 'validation']);
replaceLanguage(lang);
createRoot(root).render(
  <StrictMode>
    <RegistrationPage opening={opening} />
  </StrictMode>,
);

/** Light or dark, as the phone is. */
function followColorScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    document.documentElement.dataset.mantineColorScheme = dark.matches ? 'dark' : 'light';
  };
  show();
  dark.addEventListener('change', show);
}

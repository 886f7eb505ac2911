import { localeOf } from '../../../platform/auth/sign-in-urls.ts';
import { loadTranslations } from '../../../platform/i18n/translations.ts';

export const loadDoorTexts = (): Promise<unknown> =>
  loadTranslations(localeOf(location.pathname), ['preparedDay', 'errors', 'validation']);

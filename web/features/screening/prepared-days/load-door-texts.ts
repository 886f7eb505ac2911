import { loadMoreTexts } from '../../../platform/i18n/translations.ts';

export const loadDoorTexts = (): Promise<unknown> =>
  loadMoreTexts(['preparedDay', 'errors', 'moreErrors', 'validation']);

import type { LanguageTag } from '../../../core/languages.ts';

const texts = {
  en: (organization: string) =>
    `I am the parent or guardian. I agree that ${organization} checks the child and uses these details as described above.`,
  'zh-Hans': (organization: string) =>
    `我是孩子的父母或监护人，同意${organization}为孩子做检查，并按上述说明使用这些资料。`,
  'zh-Hant': (organization: string) =>
    `我是孩子的父母或監護人，同意${organization}為孩子做檢查，並按上述說明使用這些資料。`,
};

/**
 * The text of the consent that every registration requires. Consents store its hash, so a new wording is a
 * new text.
 */
export const consentText = (language: LanguageTag, organization: string): string =>
  texts[language](organization);

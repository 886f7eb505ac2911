import type { LanguageTag } from '../../../core/languages.ts';
import type { Relationship } from './relationships.ts';

const guardian = {
  en: (organization: string) =>
    `I am the parent or guardian. I agree that ${organization} checks the child and uses these details as described above.`,
  'zh-Hans': (organization: string) =>
    `我是孩子的父母或监护人，同意${organization}为孩子做检查，并按上述说明使用这些资料。`,
  'zh-Hant': (organization: string) =>
    `我是孩子的父母或監護人，同意${organization}為孩子做檢查，並按上述說明使用這些資料。`,
};

const onBehalf = {
  en: (organization: string) =>
    `I register the child for a parent or guardian, who agrees that ${organization} checks the child and uses these details as described above.`,
  'zh-Hans': (organization: string) =>
    `我代孩子的父母或监护人登记，他们同意${organization}为孩子做检查，并按上述说明使用这些资料。`,
  'zh-Hant': (organization: string) =>
    `我受孩子的父母或監護人委託登記，他們同意${organization}為孩子做檢查，並按上述說明使用這些資料。`,
};

/**
 * Who a person with this relationship is for the text of the consent: a parent or guardian, or somebody else
 * who consents on behalf of one.
 */
export const consentGiver = (relationship: string): 'guardian' | 'onBehalf' =>
  relationship === 'grandparent' || relationship === 'other' ? 'onBehalf' : 'guardian';

/**
 * The text of the consent that every registration requires, for the relationship of the person who consents.
 * Consents store its hash, so a new wording is a new text.
 */
export const consentText = (
  language: LanguageTag,
  organization: string,
  relationship: Relationship | '',
): string => ({ guardian, onBehalf })[consentGiver(relationship)][language](organization);

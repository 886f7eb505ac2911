import { useTranslation } from 'react-i18next';
import { textsByLanguage } from '../../../../shared/core/chinese/texts-by-language.ts';
import type { VisitTexts } from '../../../../shared/features/eye/visit-fields/field-texts.ts';
import { english } from '../../../../shared/features/eye/visit-fields/texts.en.ts';
import { chinese } from '../../../../shared/features/eye/visit-fields/texts.zh.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';

export const visitTextsOf = textsByLanguage<VisitTexts>({ en: english, zh: chinese });

export const useVisitTexts = (): VisitTexts => visitTextsOf(useLanguage());

const eyeOf = (path: string) =>
  (['right', 'left', 'both'] as const).find(eye => path.split('.').includes(eye));

/** Returns the accessible name of a field: “Right eye, OD: Axial length”, or only its label. */
export function useNameOfEye(): (path: string, label: string) => string {
  const { t } = useTranslation(['eye', 'ui']);
  return (path, label) => {
    const eye = eyeOf(path);
    return eye ? t('eye:form.ofEye', { eye: t(`ui:eye.${eye}`), field: label }) : label;
  };
}

import { readAcuity } from '../../../../../../shared/core/reading/read-acuity.ts';
import { AcuityNotation } from '../../../../../ui/form/acuity/acuity-notation.tsx';
import type { EyeForm } from '../use-eye-form.ts';
import type { AcuityTyping } from './use-acuity.ts';

interface VisitNotationProps {
  form: EyeForm;
  typing: AcuityTyping;
  texts: readonly string[];
}

export function VisitNotation({ form, typing, texts }: VisitNotationProps) {
  return (
    <AcuityNotation
      texts={texts.map(readAcuity)}
      value={form.values.acuityNotation}
      error={form.errors.acuityNotation}
      path="acuityNotation"
      onChange={typing.choose}
    />
  );
}

import { type FormEvent, useState } from 'react';
import { CallError } from '../../../platform/api/call-error.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { useFieldValues } from '../../../ui/form/use-field-values.ts';

const emptyValues = { password: '', code: '' };
type Values = typeof emptyValues;

export function useCodeForm(fields: (keyof Values)[], send: (values: Values) => Promise<void>) {
  const errorText = useErrorText();
  const { values, errors, change, setErrors } = useFieldValues(emptyValues);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing = fields.filter(name => values[name] === '');
    setErrors(Object.fromEntries(missing.map(name => [name, 'validation.required'])));
    if (missing.length > 0) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const { password, code } = error instanceof CallError ? error.fields : {};
      if (password || code) setErrors({ ...(password && { password }), ...(code && { code }) });
      else toastFailed(errorText(error, 'edit'));
    } finally {
      setBusy(false);
    }
  }

  return { values, errors, isBusy, change, submit };
}

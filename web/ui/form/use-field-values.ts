import { useState } from 'react';

export function useFieldValues<Values extends Record<string, string>>(initial: Values) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Values>>({});

  function change(name: keyof Values, value: string): void {
    setValues(before => ({ ...before, [name]: value }));
    setErrors(before => ({ ...before, [name]: undefined }));
  }

  return { values, errors, change, setErrors, reset: () => setValues(initial) };
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acuityNotations } from '../../../../../shared/features/eye/optics/acuity.ts';
import { Segments } from '../../../../ui/form/segments.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { AxialLengths } from './axial-lengths.tsx';
import styles from './eye-form.module.css';
import { EyePair } from './eye-pair.tsx';
import { refractionRows } from './eye-rows.ts';
import { type EyeValues, type Method, methods } from './eye-values.ts';
import type { EyeForm } from './use-eye-form.ts';
import { useEyePair } from './use-eye-pair.ts';

interface RefractionStepProps {
  form: EyeForm;
  last: EyeValues | null;
  lastSeen: string | undefined;
}

/** Refractions: dry, cycloplegic and current glasses. */
export function RefractionStep({ form, last, lastSeen }: RefractionStepProps) {
  const { t } = useTranslation('eye');
  const [method, setMethod] = useState<Method>(
    () => firstFilled(form.values) ?? (last && firstFilled(last)) ?? 'dry',
  );
  return (
    <div className={styles.parts}>
      <div className={styles.bar}>
        <Segments
          label={t('field.method')}
          options={methods.map(value => ({ value, label: t(`method.${value}`) }))}
          value={method}
          onChange={setMethod}
        />
        <SelectField
          aria-label={t('field.acuityNotation')}
          className={styles.notation}
          allowDeselect={false}
          options={acuityNotations.map(value => ({ value, label: t(`notation.${value}`) }))}
          {...form.getInputProps('acuityNotation')}
        />
      </div>
      <MethodPair key={method} form={form} method={method} last={last} lastSeen={lastSeen} />
      <AxialLengths form={form} last={last} />
    </div>
  );
}

/** The first method with values, cycloplegic first. */
const firstFilled = ({ refractions }: EyeValues): Method | undefined =>
  (['cycloplegic', 'dry', 'current'] as const).find(method =>
    [refractions[method].right, refractions[method].left].some(({ sph }) => sph !== ''),
  );

function MethodPair({ form, method, last, lastSeen }: RefractionStepProps & { method: Method }) {
  const { t } = useTranslation('eye');
  const before = last?.refractions[method] ?? null;
  const isKnown = before !== null && [before.right, before.left].some(eye => eye.sph !== '');
  const pair = useEyePair({
    form,
    path: `refractions.${method}`,
    eyes: form.values.refractions[method],
    kind: 'spectacle',
    last: isKnown ? before : null,
  });
  return (
    <EyePair
      pair={pair}
      label={t(`method.${method}`)}
      rows={refractionRows}
      lastSeen={isKnown ? lastSeen : undefined}
    />
  );
}

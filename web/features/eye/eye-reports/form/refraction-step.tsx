import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNumberNotation, unclearAcuities } from '../../../../../shared/core/optics/acuity.ts';
import { readAcuity } from '../../../../../shared/core/reading/read-acuity.ts';
import { Segments } from '../../../../ui/form/segments.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { Gap } from '../../../../ui/text/gap.tsx';
import type { AcuityTyping } from './acuity/use-acuity.ts';
import { VisitNotation } from './acuity/visit-notation.tsx';
import { EyePair } from './eye-pair.tsx';
import { refractionRows } from './eye-rows.ts';
import {
  type Eyes,
  type EyeValues,
  type Method,
  methods,
  type RefractedTexts,
  vertexFor,
} from './eye-values.ts';
import { AcuityFields } from './measurements/acuity-fields.tsx';
import { AxialLengths } from './measurements/axial-lengths.tsx';
import { CorneaFields } from './measurements/cornea-fields.tsx';
import { StaffFields } from './measurements/staff-fields.tsx';
import type { EyeForm } from './use-eye-form.ts';
import { useEyePair } from './use-eye-pair.ts';
import type { LastVisit } from './use-last-visit.ts';

interface RefractionStepProps {
  form: EyeForm;
  typing: AcuityTyping;
  last: LastVisit | null;
  lastSeen: string | undefined;
  /** Path of a field that must be visible, for any method of refraction. */
  target: string | undefined;
  children: ReactNode;
}

/**
 * Refractions and other measurements. A new refraction has no preselected method, because a power recorded as
 * cycloplegic by mistake would be dangerous.
 */
export function RefractionStep({ form, typing, last, lastSeen, target, children }: RefractionStepProps) {
  const { t } = useTranslation('eye');
  const targetMethod = methods.find(method => target?.startsWith(`refractions.${method}.`));
  const [method, setMethod] = useState(() => targetMethod ?? firstFilled(form.values));
  const methodBefore = last && firstFilled(last.values);
  const [shown, setShown] = useState(target);
  if (target !== shown) {
    setShown(target);
    if (targetMethod) setMethod(targetMethod);
  }
  const withPower = methods.flatMap(method =>
    [form.values.refractions[method].right, form.values.refractions[method].left].map(({ va }) => va),
  );
  return (
    <div className={layout.stack16}>
      <div className={layout.bar} data-asked={method ? undefined : ''}>
        <Segments
          label={t('field.method')}
          options={methods.map(value => ({ value, label: t(`method.${value}`) }))}
          value={method ?? ('' as 'dry')}
          onChange={setMethod}
        />
      </div>
      {!method && (
        <p>
          {t('form.askMethod')}
          <Gap />
          {methodBefore && t('form.methodBefore', { method: t(`method.${methodBefore}`), day: last.on })}
        </p>
      )}
      <p className={layout.soft}>
        {t('form.guidance')}
        <br />
        {t('form.guidanceMeans')}
      </p>
      {method && (
        <MethodPair
          key={method}
          form={form}
          typing={typing}
          method={method}
          last={last?.values ?? null}
          lastSeen={lastSeen}
        />
      )}
      {children}
      <VisitNotation form={form} typing={typing} texts={withPower} />
      <AxialLengths form={form} last={last} lastSeen={lastSeen} />
      <AcuityFields
        form={form}
        typing={typing}
        isAskedAbove={unclearAcuities(withPower.map(readAcuity)).length > 0}
      />
      <CorneaFields form={form} />
      {(['binocular', 'accommodation', 'eyeHealth'] as const).map(group => (
        <StaffFields key={group} form={form} group={group} />
      ))}
    </div>
  );
}

/** The first method that has values; cycloplegic takes precedence. */
const firstFilled = ({ refractions }: EyeValues): Method | undefined =>
  (['cycloplegic', 'dry', 'current'] as const).find(method =>
    [refractions[method].right, refractions[method].left].some(({ sph }) => sph !== ''),
  );

interface MethodPairProps {
  form: EyeForm;
  typing: AcuityTyping;
  method: Method;
  last: EyeValues | null;
  lastSeen: string | undefined;
}

function MethodPair({ form, typing, method, last, lastSeen }: MethodPairProps) {
  const { t } = useTranslation('eye');
  const { t: tUi } = useTranslation('ui');
  const before = last?.refractions[method] ?? null;
  const isKnown = before !== null && [before.right, before.left].some(eye => eye.sph !== '');
  /** Adds the notation to an earlier acuity if its number is ambiguous. */
  const written = (text: string) => {
    const notation = last?.acuityNotation;
    return isNumberNotation(notation) && unclearAcuities([text]).length > 0
      ? tUi(`acuity.written.${notation}`, { text })
      : text;
  };
  const withNotation = ({ right, left }: Eyes<RefractedTexts>): Eyes<RefractedTexts> => ({
    right: { ...right, va: written(right.va) },
    left: { ...left, va: written(left.va) },
  });
  /**
   * Acuities with current glasses that older visits stored here. Newer visits have a separate field for them.
   */
  const { right, left } = form.values.refractions[method];
  const worn = refractionRows.filter(({ field }) => field !== 'va' || right.va !== '' || left.va !== '');
  const pair = useEyePair({
    form,
    path: `refractions.${method}`,
    eyes: form.values.refractions[method],
    kind: 'spectacle',
    last: isKnown ? withNotation(before) : null,
    typing,
  });
  return (
    <EyePair
      pair={pair}
      label={t(`method.${method}`)}
      rows={method === 'current' ? worn : refractionRows}
      lastSeen={isKnown ? lastSeen : undefined}
      vertex={vertexFor(form.values)}
    />
  );
}

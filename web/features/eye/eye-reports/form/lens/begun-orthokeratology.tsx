import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { eyes } from '../../../../../../shared/core/optics/eyes.ts';
import { isPowerOfEye } from '../../../../../../shared/features/eye/optics/power-of-eye.ts';
import { powerOf } from '../../../../../../shared/features/eye/optics/sphero-cylinder.ts';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { type EyeValues, methods, parsePower } from '../eye-values.ts';
import type { EyeForm } from '../use-eye-form.ts';

/** Whether orthokeratology begins while the lens still has a power copied from a refraction. */
export function hasCopiedPower({ treatments, lensKind, prescription, refractions }: EyeValues): boolean {
  const isBegun = treatments.some(({ kind, decision }) => kind === 'orthokeratology' && decision === 'start');
  if (!isBegun || lensKind !== 'rigid') return false;
  return eyes.some(eye => {
    const lens = powerOf(parsePower(prescription[eye]));
    if (!lens) return false;
    const found = methods.flatMap(method => powerOf(parsePower(refractions[method][eye])) ?? []);
    return found.some(power => isPowerOfEye(lens, power));
  });
}

/** Warns beside the treatment that the lens has a copied power, with a button that clears it. */
export function BegunOrthokeratology({ form }: { form: EyeForm }) {
  const { t } = useTranslation('eye');
  if (!hasCopiedPower(form.values)) return null;
  const { right, left } = form.values.prescription;
  const none = { sph: '', cyl: '', axis: '', add: '' };
  return (
    <Notice
      tone="attention"
      action={
        <Button
          variant="default"
          onClick={() =>
            form.setFieldValue('prescription', { right: { ...right, ...none }, left: { ...left, ...none } })
          }
        >
          {t('convert.clear')}
        </Button>
      }
    >
      {t('convert.begun')}
    </Notice>
  );
}

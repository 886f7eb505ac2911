import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatSpheroCylinder } from '../../../../../../shared/features/eye/eye-reports/format-power.ts';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { Gap } from '../../../../../ui/text/gap.tsx';
import { parsePower } from '../eye-values.ts';
import type { EyeForm } from '../use-eye-form.ts';
import type { useChangedRefraction } from './use-changed-refraction.ts';

interface ChangedRefractionProps extends ReturnType<typeof useChangedRefraction> {
  form: EyeForm;
}

/** Asks whether a prescription that was copied from a refraction follows its change. */
export function ChangedRefraction({ form, changed, take, keep }: ChangedRefractionProps) {
  const { t } = useTranslation(['eye', 'ui']);
  if (changed.length === 0) return null;
  return (
    <Notice
      tone="attention"
      action={
        <Group gap="xs">
          <Button variant="default" onClick={take}>
            {t('changedRefraction.take')}
          </Button>
          <Button variant="default" onClick={keep}>
            {t('changedRefraction.keep')}
          </Button>
        </Group>
      }
    >
      {changed.map(eye => (
        <span key={eye}>
          {t('changedRefraction.before', {
            eye: t(`ui:eye.${eye}`),
            power: formatSpheroCylinder(parsePower(form.values.prescription[eye]), t('plano')),
          })}
          <Gap />
        </span>
      ))}
    </Notice>
  );
}

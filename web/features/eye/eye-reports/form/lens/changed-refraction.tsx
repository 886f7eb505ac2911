import { Button, Group } from '@mantine/core';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatSpheroCylinder } from '../../../../../../shared/features/eye/eye-reports/format-power.ts';
import { ConfirmDialog } from '../../../../../ui/dialog/confirm-dialog.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import layout from '../../../../../ui/layout/layout.module.css';
import { Gap } from '../../../../../ui/text/gap.tsx';
import { parsePower } from '../eye-values.ts';
import type { EyeForm } from '../use-eye-form.ts';
import type { useChangedRefraction } from './use-changed-refraction.ts';

interface ChangedRefractionProps extends ReturnType<typeof useChangedRefraction> {
  form: EyeForm;
}

/** Asks whether a prescription that was copied from a refraction follows its change. */
export function ChangedRefraction({ form, changed, take, keep }: ChangedRefractionProps) {
  const { t } = useTranslation('eye');
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
      <EarlierPowers form={form} changed={changed} />
    </Notice>
  );
}

/** Asks the same question before a report is finished or amended, and saves the visit after the answer. */
export function ChangedRefractionQuestion(props: ChangedRefractionProps & { isOpen: boolean } & Answers) {
  const { form, changed, take, keep, isOpen, onAnswer, onClose } = props;
  const { t } = useTranslation('eye');
  function answer(change: () => void): void {
    flushSync(change);
    onAnswer();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isCorrectable
      title={t('changedRefraction.title')}
      consequence={t('changedRefraction.thenSaved')}
      confirm={t('changedRefraction.take')}
      keep={t('form.finishWithout.back')}
      onConfirm={() => answer(take)}
      onKeep={onClose}
    >
      <p className={layout.above12}>
        <EarlierPowers form={form} changed={changed} />
      </p>
      <Button mt="sm" variant="default" onClick={() => answer(keep)}>
        {t('changedRefraction.keep')}
      </Button>
    </ConfirmDialog>
  );
}

interface Answers {
  onAnswer: () => void;
  onClose: () => void;
}

function EarlierPowers({ form, changed }: Pick<ChangedRefractionProps, 'form' | 'changed'>) {
  const { t } = useTranslation(['eye', 'ui']);
  return changed.map(eye => (
    <span key={eye}>
      {t('changedRefraction.before', {
        eye: t(`ui:eye.${eye}`),
        power: formatSpheroCylinder(parsePower(form.values.prescription[eye]), t('plano')),
      })}
      <Gap />
    </span>
  ));
}

import { Button, Menu } from '@mantine/core';
import { IconArrowRight, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lensKinds } from '../../../../../shared/features/eye/eye-reports/field-limits.ts';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { Segments } from '../../../../ui/form/segments.tsx';
import styles from './eye-form.module.css';
import { EyePair } from './eye-pair.tsx';
import { prescriptionRows } from './eye-rows.ts';
import { type EyeValues, methods, parseNumber } from './eye-values.ts';
import { NumberInput } from './number-input.tsx';
import type { EyeForm } from './use-eye-form.ts';
import { useEyePair } from './use-eye-pair.ts';

interface PrescriptionStepProps {
  form: EyeForm;
  last: EyeValues | null;
  lastSeen: string | undefined;
}

/** The prescription, with that of the last visit beside it. */
export function PrescriptionStep({ form, last, lastSeen }: PrescriptionStepProps) {
  const { t } = useTranslation('eye');
  const { lensKind, prescription, vertex } = form.values;
  const before =
    last && last.lensKind === lensKind && last.prescription.right.sph !== '' ? last.prescription : null;
  const pair = useEyePair({ form, path: 'prescription', eyes: prescription, kind: lensKind, last: before });
  return (
    <div className={styles.parts}>
      <div className={styles.bar}>
        <Segments
          label={t('field.lensKind')}
          options={lensKinds.map(value => ({ value, label: t(`lensKind.${value}`) }))}
          value={lensKind}
          onChange={value => form.setFieldValue('lensKind', value)}
        />
        <CopyMenu form={form} last={last} onCopied={pair.commitAll} />
      </div>
      <p className={styles.help}>{t('form.guidance')}</p>
      <EyePair
        pair={pair}
        label={t('step.prescription')}
        rows={prescriptionRows[lensKind]}
        lastSeen={before ? lastSeen : undefined}
        vertex={parseNumber('vertex', vertex)}
      />
      <div className={styles.fields}>
        <div>
          <span className={styles.caption} aria-hidden="true">
            {t('field.vertex')}
          </span>
          <NumberInput
            field="vertex"
            kind={lensKind}
            name={t('field.vertex')}
            value={vertex}
            placeholder={t('none')}
            isInvalid={Boolean(form.errors.vertex)}
            hasWarning={false}
            onChange={value => form.setFieldValue('vertex', value)}
          />
        </div>
        <DateField label={t('field.expiresOn')} {...form.getInputProps('expiresOn')} />
      </div>
    </div>
  );
}

/** Copies known values into the prescription. */
function CopyMenu({
  form,
  last,
  onCopied,
}: Pick<PrescriptionStepProps, 'form' | 'last'> & { onCopied: () => void }) {
  const { t } = useTranslation('eye');
  const target = useRef<HTMLButtonElement>(null);
  const { prescription, refractions } = form.values;
  const found = methods.filter(method => refractions[method].right.sph || refractions[method].left.sph);

  function fill(eyes: EyeValues['prescription']): void {
    form.setFieldValue('prescription', eyes);
    onCopied();
  }

  function fromRefraction(method: (typeof methods)[number]): void {
    const taken = (eye: 'right' | 'left') => {
      const { va: _, ...power } = refractions[method][eye];
      return { ...prescription[eye], ...power };
    };
    fill({ right: taken('right'), left: taken('left') });
  }

  // The menu would give the focus back only after it has faded, and take it from a field reached by then.
  return (
    <Menu position="bottom-end" width={260} returnFocus={false} onClose={() => target.current?.focus()}>
      <Menu.Target>
        <Button ref={target} variant="default" leftSection={<IconCopy size={18} aria-hidden />}>
          {t('form.copy')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {found.map(method => (
          <Menu.Item key={method} onClick={() => fromRefraction(method)}>
            {t(`form.copyFromMethod.${method}`)}
          </Menu.Item>
        ))}
        <Menu.Item
          leftSection={<IconArrowRight size={18} aria-hidden />}
          onClick={() => fill({ ...prescription, left: prescription.right })}
        >
          {t('form.copyRightToLeft')}
        </Menu.Item>
        {last && (
          <Menu.Item
            onClick={() => {
              form.setFieldValue('lensKind', last.lensKind);
              form.setFieldValue('vertex', last.vertex);
              fill(last.prescription);
            }}
          >
            {t('form.copyLast')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

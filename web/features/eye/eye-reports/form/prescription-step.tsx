import { Button, Group, Menu } from '@mantine/core';
import { IconArrowRight, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lensKinds } from '../../../../../shared/features/eye/eye-reports/field-limits.ts';
import { isContactLens } from '../../../../../shared/features/eye/optics/plane.ts';
import type { TreatmentPeriod } from '../../../../../shared/features/eye/treatments/treatment.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { Segments } from '../../../../ui/form/segments.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import styles from './eye-form.module.css';
import { EyePair } from './eye-pair.tsx';
import { prescriptionRows } from './eye-rows.ts';
import { type EyeValues, methods, vertexFor } from './eye-values.ts';
import { useLensPower } from './lens/use-lens-power.ts';
import { NumberInput } from './number-input.tsx';
import type { EyeForm } from './use-eye-form.ts';
import { useEyePair } from './use-eye-pair.ts';

const PlaneDialog = lazyComponent(async () => (await import('./lens/convert-dialog.tsx')).PlaneDialog);

interface PrescriptionStepProps {
  form: EyeForm;
  running: readonly TreatmentPeriod[];
  last: EyeValues | null;
  lastSeen: string | undefined;
  children: ReactNode;
}

export function PrescriptionStep({ form, running, last, lastSeen, children }: PrescriptionStepProps) {
  const { t } = useTranslation('eye');
  const { lensKind, prescription, vertex } = form.values;
  const before =
    last && last.lensKind === lensKind && last.prescription.right.sph !== '' ? last.prescription : null;
  const pair = useEyePair({ form, path: 'prescription', eyes: prescription, kind: lensKind, last: before });
  const lens = useLensPower(form, running, pair.commitAll);
  const isLens = isContactLens(lensKind);
  return (
    <div className={layout.stack16}>
      <div className={layout.bar}>
        <Segments
          label={t('field.lensKind')}
          wraps
          options={lensKinds.map(value => ({ value, label: t(`lensKind.${value}`) }))}
          value={lensKind}
          onChange={lens.changeKind}
        />
        <CopyMenu form={form} lens={lens} last={last} onCopied={pair.commitAll} />
      </div>
      <p className={layout.soft}>{t('form.guidance')}</p>
      {isLens && <p className={layout.soft}>{t('convert.help')}</p>}
      {lens.isOrthokeratology && <p className={layout.soft}>{t('convert.orthokeratology')}</p>}
      {lens.isUnrecorded && <PlaneNotice lens={lens} />}
      <EyePair
        pair={pair}
        label={t('step.prescription')}
        rows={prescriptionRows[lensKind]}
        lastSeen={before ? lastSeen : undefined}
        vertex={vertexFor(form.values)}
      />
      {children}
      <div className={styles.fields}>
        {!isLens && (
          <div>
            <span className={`${layout.block} ${layout.below4} ${layout.medium}`} aria-hidden="true">
              {t('field.vertex')}
            </span>
            <NumberInput
              field="vertex"
              kind={lensKind}
              name={t('field.vertex')}
              value={vertex}
              isInvalid={Boolean(form.errors.vertex)}
              hasWarning={false}
              path="vertex"
              onChange={value => form.setFieldValue('vertex', value)}
            />
          </div>
        )}
        <DateField label={t('field.expiresOn')} {...form.getInputProps('expiresOn')} />
      </div>
      {lens.question && (
        <PlaneDialog
          question={lens.question}
          vertex={vertex}
          onTake={lens.take}
          onKeep={lens.keep}
          onClose={lens.close}
        />
      )}
    </div>
  );
}

/** Asks at which plane the lens powers apply, if an old report did not record it. */
function PlaneNotice({ lens }: { lens: ReturnType<typeof useLensPower> }) {
  const { t } = useTranslation('eye');
  return (
    <Notice
      tone="attention"
      action={
        <Group gap="xs">
          <Button variant="default" onClick={lens.confirmPlane}>
            {t('convert.keep')}
          </Button>
          {!lens.isOrthokeratology && (
            <Button variant="default" onClick={lens.askPlane}>
              {t('convert.open')}
            </Button>
          )}
        </Group>
      }
    >
      {t('convert.unrecorded')}
    </Notice>
  );
}

function CopyMenu({
  form,
  lens,
  last,
  onCopied,
}: Pick<PrescriptionStepProps, 'form' | 'last'> & {
  lens: ReturnType<typeof useLensPower>;
  onCopied: () => void;
}) {
  const { t } = useTranslation(['eye', 'ui']);
  const target = useRef<HTMLButtonElement>(null);
  const { prescription, refractions } = form.values;
  const found = methods.filter(method => refractions[method].right.sph || refractions[method].left.sph);

  function fill(eyes: EyeValues['prescription']): void {
    form.setFieldValue('prescription', eyes);
    onCopied();
  }

  // With `returnFocus`, the menu would focus its button only after fading out, and so take the focus from a
  // field that the user has chosen meanwhile.
  return (
    <Menu position="bottom-end" width={260} returnFocus={false} onClose={() => target.current?.focus()}>
      <Menu.Target>
        <Button ref={target} variant="default" leftSection={<IconCopy size={18} aria-hidden />}>
          {t('ui:act.copy')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {found.map(method => (
          <Menu.Item key={method} disabled={lens.isOrthokeratology} onClick={() => lens.copy(method)}>
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
              form.setFieldValue('plane', last.plane);
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

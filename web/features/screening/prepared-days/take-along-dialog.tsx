import { Checkbox, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { codeProblem } from './day-key.ts';
import { type Preparation, takeAlong } from './take-along.ts';

const hoursOffered = [8, 24, 72] as const;

interface TakeAlongDialogProps {
  caseIds: readonly string[];
  onClose: () => void;
}

/** Prepares this device to screen the chosen children offline, after confirmation. */
export function TakeAlongDialog({ caseIds, onClose }: TakeAlongDialogProps) {
  const { t } = useTranslation('preparedDay');
  const errorText = useErrorText();
  const [deviceName, setDeviceName] = useState('');
  const [hours, setHours] = useState(String(hoursOffered[0]));
  const [code, setCode] = useState('');
  const [again, setAgain] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [done, setDone] = useState(0);
  const preparing = useApiMutation((preparation: Preparation, key) => takeAlong(preparation, key, setDone));
  const problem = codeProblem(code);
  const isReady = deviceName.trim() !== '' && !problem && code === again && isAgreed;
  const show = { 'aria-label': t('unlock.show') };

  return (
    <Dialog title={t('take.title')} size={520} fillsPhone onClose={onClose} closeOnClickOutside={false}>
      <form
        noValidate
        className={layout.stack16}
        onSubmit={event => {
          event.preventDefault();
          setChecked(true);
          if (!isReady) return;
          const preparation = {
            children: caseIds,
            deviceName: deviceName.trim(),
            hours: Number(hours),
            code,
          };
          preparing.mutate(preparation, {
            onSuccess: onClose,
            onError: error => toastFailed(error.name === 'CallError' ? errorText(error) : t('take.failed')),
          });
        }}
      >
        <p>{t('take.text', { count: caseIds.length })}</p>
        <LineField
          label={t('take.device')}
          description={t('take.deviceHelp')}
          required
          value={deviceName}
          error={isChecked && deviceName.trim() === '' ? 'validation.required' : undefined}
          onChange={event => setDeviceName(event.currentTarget.value)}
        />
        <SelectField
          label={t('take.hours')}
          options={hoursOffered.map(value => ({
            value: String(value),
            label: t('take.hoursOf', { count: value }),
          }))}
          value={hours}
          onChange={setHours}
        />
        <PasswordInput
          label={t('take.code')}
          description={t('take.codeHelp')}
          required
          autoComplete="new-password"
          visibilityToggleButtonProps={show}
          value={code}
          error={isChecked && problem ? t(problem) : undefined}
          onChange={event => setCode(event.currentTarget.value)}
        />
        <PasswordInput
          label={t('take.again')}
          required
          autoComplete="new-password"
          visibilityToggleButtonProps={show}
          value={again}
          error={isChecked && again !== code ? t('code.different') : undefined}
          onChange={event => setAgain(event.currentTarget.value)}
        />
        <Checkbox
          label={t('take.agree')}
          checked={isAgreed}
          error={isChecked && !isAgreed ? t('take.agreeFirst') : undefined}
          onChange={event => setAgreed(event.currentTarget.checked)}
        />
        {preparing.isPending && (
          <Notice>
            <span role="status">{t('take.progress', { done, of: caseIds.length })}</span>
          </Notice>
        )}
        <DialogActions submit={t('take.prepare')} isWorking={preparing.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

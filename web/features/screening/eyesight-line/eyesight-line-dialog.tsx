import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { settings } from '../../../../shared/features/screening/settings/endpoints.ts';
import { publishedLines } from '../../../../shared/features/screening/settings/eyesight-line.ts';
import type { ScreeningNorms } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { conflictOf } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { useTestWords } from '../form/use-test-words.ts';
import { keepNorms, withoutApproval } from '../settings/save-norms.ts';

interface EyesightLineDialogProps {
  norms: ScreeningNorms;
  onClose: () => void;
}

/**
 * Asks an admin for the eyesight line, the acuity below which a child needs follow-up: a published value, a
 * custom one, or none for now.
 */
export function EyesightLineDialog({ norms: { version, sets }, onClose }: EyesightLineDialogProps) {
  const { t, sourceName } = useTestWords();
  const to = useTo();
  const { organization } = useSession();
  const errorText = useErrorText();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const saving = useApiMutation(settings.saveScreeningNorms, keepNorms);

  function save(chosen: typeof publishedLines, isPutOff: boolean): void {
    const others = sets.filter(({ id }) => !chosen.some(set => set.id === id)).map(withoutApproval);
    saving.mutate(
      { version, sets: [...others, ...chosen], putsOffEyesightLine: isPutOff },
      {
        onSuccess: () => {
          toastDone(t(isPutOff ? 'eyesightLine.putOff' : 'eyesightLine.chosen'));
          onClose();
        },
        onError: error => {
          const current = conflictOf(settings.saveScreeningNorms, error);
          if (current) keepNorms(current);
          toastFailed(errorText(error, 'edit'));
        },
      },
    );
  }

  return (
    <Dialog title={t('eyesightLine.title')} size={560} fillsPhone onClose={onClose}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          setChecked(true);
          const chosen = publishedLines.filter(({ id }) => ticked.includes(id));
          if (chosen.length > 0) save(chosen, false);
        }}
      >
        <Stack>
          <p>{t('eyesightLine.text')}</p>
          <Checkbox.Group
            value={[...ticked]}
            error={isChecked && ticked.length === 0 ? t('eyesightLine.tickFirst') : undefined}
            onChange={setTicked}
          >
            <Stack gap="sm">
              {publishedLines.map(({ id, source }) => (
                <Checkbox
                  key={id}
                  value={id}
                  label={t('eyesightLine.line')}
                  description={t('eyesightLine.source', { source: sourceName(source) })}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <p>{t('eyesightLine.others')}</p>
          <p>{t('eyesightLine.without')}</p>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" disabled={saving.isPending} onClick={() => save([], true)}>
              {t('eyesightLine.later')}
            </Button>
            <Button
              component={Link}
              variant="default"
              to={`${to('organization', { id: organization?.id ?? '' })}?tab=screening`}
              onClick={onClose}
            >
              {t('eyesightLine.own')}
            </Button>
            <SubmitButton loading={saving.isPending}>{t('eyesightLine.choose')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

import { Anchor, Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { AmendmentReason } from '../../../ui/amendment/amendment-reason.tsx';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Gap } from '../../../ui/text/gap.tsx';

const placesShown = 6;

interface FinishNoteDialogProps {
  /** User who signs the note; null if the note includes no signature. */
  signer: { fullName: string; lacksSignature: boolean } | null;
  /** Names of the merge fields in the text that have no value. */
  missing: readonly string[];
  language: Locale;
  /** Whether the text is in another language than the note. */
  isTextOther: boolean;
  /** Names of the merge fields that were filled in another language than the note's. */
  otherFields: readonly string[];
  /** Placeholders from the template that are still in brackets in the text. */
  toFill: readonly string[];
  isEmpty: boolean;
  /** Chinese script of the text, if the family reads the other script. */
  otherScript: Script | undefined;
  /** Why the note is amended; null if it was never finished. */
  amendment: { reason: string; onChange: (reason: string) => void } | null;
  isWorking: boolean;
  onFinish: () => void;
  onClose: () => void;
}

export function FinishNoteDialog({
  signer,
  missing,
  language,
  isTextOther,
  otherFields,
  toFill,
  isEmpty,
  otherScript,
  amendment,
  isWorking,
  onFinish,
  onClose,
}: FinishNoteDialogProps) {
  const { t } = useTranslation(['notes', 'common']);
  const to = useTo();
  const shown = toFill.slice(0, placesShown).join(t('common:comma'));
  const unshown = toFill.length - placesShown;
  return (
    <Dialog onClose={onClose} title={t('finish.title')} size={520}>
      <Stack gap="sm">
        <p>{t('finish.locked')}</p>
        {!signer && <p>{t('finish.unsigned')}</p>}
        {signer && !signer.lacksSignature && <p>{t('finish.signed', { name: signer.fullName })}</p>}
        {isEmpty && <Notice tone="attention">{t('finish.empty')}</Notice>}
        {toFill.length > 0 && (
          <Notice tone="attention">
            {t('finish.toFill', {
              count: toFill.length,
              places: unshown > 0 ? t('finish.andMore', { places: shown, count: unshown }) : shown,
            })}
          </Notice>
        )}
        {missing.length > 0 && (
          <Notice tone="attention">{t('finish.missing', { names: missing.join(t('common:comma')) })}</Notice>
        )}
        {isTextOther && <Notice tone="attention">{t(`finish.textOther.${language}`)}</Notice>}
        {otherFields.length > 0 && (
          <Notice tone="attention">
            {t(`finish.fieldsOther.${language}`, { names: otherFields.join(t('common:comma')) })}
          </Notice>
        )}
        {otherScript && <Notice tone="attention">{t(`finish.otherScript.${otherScript}`)}</Notice>}
        {signer?.lacksSignature && (
          <Notice tone="attention">
            {t('help.noSignature')}
            <Gap />
            <Anchor component={Link} to={`${to('settings')}?tab=profile`}>
              {t('help.toSettings')}
            </Anchor>
          </Notice>
        )}
        {amendment && (
          <AmendmentReason
            value={amendment.reason}
            disabled={isWorking}
            onChange={event => amendment.onChange(event.currentTarget.value)}
          />
        )}
      </Stack>
      <DialogButtons onCancel={onClose} cancel={t('finish.keep')} focusesCancel>
        <Button loading={isWorking} onClick={onFinish}>
          {t('finish.action')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

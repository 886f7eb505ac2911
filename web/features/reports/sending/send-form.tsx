import { Button, Checkbox, Group, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '../../../../shared/core/languages.ts';
import { maxReportRecipients } from '../../../../shared/core/limits.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { SentReports } from '../../../../shared/features/reports/sending/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import type { ReportCopy, ReportLanguage } from '../../../platform/features/report-places.ts';
import { useFamilyLanguage } from '../../../platform/features/use-report-language.ts';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import { useLanguageName } from '../../../platform/i18n/use-language-name.ts';
import { AmendedSinceSent } from '../../../ui/feedback/amended-since-sent.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { WrongAddresses } from '../../../ui/feedback/wrong-addresses.tsx';
import { ChangedDetails } from '../../../ui/file/changed-details.tsx';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { ReportLanguageField } from '../../../ui/form/report-language-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { bringIntoView } from '../../../ui/layout/bring-into-view.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Gap } from '../../../ui/text/gap.tsx';
import { useReportTitle } from '../use-report-title.ts';
import { CopyField } from './copy-field.tsx';
import { MailPreview } from './mail-preview.tsx';
import { RecipientBox } from './recipient-box.tsx';
import { recipientsOfCase } from './recipients.ts';
import styles from './send-dialog.module.css';
import { type SendableRecord, useCopyDetails, useEarlierSendings } from './use-records.ts';
import {
  reachesFamily,
  recipientsOf,
  undeliverableRecipients,
  unknownRecipients,
  useSending,
} from './use-sending.ts';

interface SendFormProps {
  child: Case;
  record: SendableRecord;
  kind: string | undefined;
  copy: ReportCopy;
  /** Whether the user chose the options of the copy; otherwise they are defaults. */
  isChosen: boolean;
  /** The earlier sending whose reports the user sends again. */
  again: SentReports | undefined;
  onClose: () => void;
}

export function SendForm({ child, record, kind, copy, isChosen, again, onClose }: SendFormProps) {
  const { t } = useTranslation(['sending', 'common', 'ui']);
  const node = useRef<HTMLFormElement>(null);
  const fieldError = useFieldError();
  const titleOf = useReportTitle();
  const languageName = useLanguageName();
  const { kinds, copies, CopyNotice } = record.source;
  const { organization } = useSession();
  const earlier = useEarlierSendings(record);
  const {
    values,
    wrong: errors,
    justSent,
    changes,
    copyKind,
    content,
    held,
    change,
    submit,
    isBusy,
  } = useSending({
    child,
    record,
    kind,
    copy,
    isChosen,
    again,
    earlier,
    onSent: onClose,
  });
  const { data: details } = useCopyDetails(record);
  const hasEarlier = earlier.holdersOf(values.kinds);
  const scripts = values.language === 'zh' ? (details?.scripts ?? []) : [];
  const otherScript = scripts.find(script => script !== values.script);
  const familyLanguage = useFamilyLanguage(child);
  const isForeign = tagOf(values) !== tagOf(familyLanguage);
  const isAlwaysLink = organization?.reportsBy === 'link';
  const isLink = isAlwaysLink || values.asLink;
  const known = recipientsOfCase(child);
  const unknown = unknownRecipients(values, child, again);
  const undeliverable = again ? undeliverableRecipients(again) : [];

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!submit(isLink)) requestAnimationFrame(() => focusFirstInvalid(node.current));
  }

  return (
    <form ref={node} noValidate onSubmit={onSubmit} className={layout.stack20}>
      {earlier.times && (
        <AmendedSinceSent of={{ ...earlier.times, id: record.id }} kind={kinds[0] ?? ''} child={child} />
      )}
      {changes.length > 0 && (
        <div ref={bringIntoView} role="alert" className={layout.stack20}>
          <ChangedDetails changes={changes}>
            {t(record.source.isFinal ? 'ui:changed.writeAnew' : 'ui:changed.amendFirst')}
          </ChangedDetails>
          <Checkbox
            radius="xs"
            label={t('changedConfirmed')}
            checked={values.acknowledged === record.id}
            error={fieldError(errors.changes)}
            onChange={({ currentTarget: { checked } }) =>
              change({ acknowledged: checked ? record.id : null })
            }
          />
        </div>
      )}
      {CopyNotice && (
        <CopyNotice
          recordId={record.id}
          {...{ content, held }}
          kinds={values.kinds}
          language={values.language}
        />
      )}
      <div className={styles.columns}>
        <div className={layout.stack20}>
          {record.isDraft && (
            <Checkbox
              radius="xs"
              label={t('asDraft')}
              description={t('asDraftHelp')}
              checked={values.asDraft}
              error={fieldError(errors.asDraft)}
              onChange={event => change({ asDraft: event.currentTarget.checked })}
            />
          )}
          {kinds.length > 1 && (
            <Checkbox.Group
              label={t('kinds')}
              required
              error={fieldError(errors.kinds)}
              value={values.kinds}
              onChange={chosen => change({ kinds: kinds.filter(kind => chosen.includes(kind)) })}
            >
              <Group gap="md" mt="xs">
                {kinds.map(kind => (
                  <Checkbox key={kind} radius="xs" value={kind} label={titleOf(kind)} />
                ))}
              </Group>
            </Checkbox.Group>
          )}
          <ReportLanguageField
            label={t(record.language ? 'mailLanguage' : 'language')}
            choice={values}
            onChange={change}
          />
          {isForeign && reachesFamily(recipientsOf(values), child) && (
            <Notice tone="attention">{t('familyReads', { language: languageName(familyLanguage) })}</Notice>
          )}
          {record.language && record.language !== values.language && (
            <Notice tone="attention">{t(`writtenIn.${record.language}`)}</Notice>
          )}
          {otherScript && (
            <Notice tone="attention">
              {t(`${scripts.length === 1 ? 'writtenIn' : 'partlyIn'}.${otherScript}`)}
            </Notice>
          )}
          {undeliverable.length > 0 && (
            <Notice tone="attention">
              {t('letOff', { addresses: undeliverable.join(t('common:comma')) })}
            </Notice>
          )}
          {known.length > 0 ? (
            <Checkbox.Group
              label={t('to')}
              description={again ? undefined : t('toHelp')}
              required
              value={values.chosen}
              onChange={chosen => change({ chosen })}
            >
              <div className={styles.addresses}>
                {known.map(recipient => (
                  <RecipientBox key={recipient.address} recipient={recipient} />
                ))}
              </div>
            </Checkbox.Group>
          ) : (
            <Notice>{t('noAddress')}</Notice>
          )}
          <TextInput
            label={t('further')}
            description={t('furtherHelp', { count: maxReportRecipients })}
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            value={values.otherAddresses}
            required={known.length === 0}
            error={
              errors.to && (
                <WrongAddresses
                  error={errors.to}
                  addresses={errors.wrongAddresses ?? []}
                  limit={maxReportRecipients}
                />
              )
            }
            onChange={event => change({ otherAddresses: event.currentTarget.value, isSure: false })}
          />
          {unknown.length > 0 && (
            <>
              <Notice tone="attention">
                {t('unknown', {
                  count: unknown.length,
                  addresses: unknown.join(t('common:comma')),
                  name: child.fullName,
                })}
              </Notice>
              <Checkbox
                radius="xs"
                label={t('addressConfirmed', { count: unknown.length })}
                checked={values.isSure}
                error={fieldError(errors.isSure)}
                onChange={event => change({ isSure: event.currentTarget.checked })}
              />
            </>
          )}
          {copies && (
            <CopyField
              copies={copies}
              value={copyKind}
              isForFamily={reachesFamily(recipientsOf(values), child)}
              onChange={copyFor => change({ copyFor })}
            />
          )}
          <TextField
            label={t('message')}
            description={t(isLink ? 'messageBehind' : 'messageHelp')}
            value={values.message}
            onChange={event => change({ message: event.currentTarget.value })}
          />
          <Switch
            label={t('asLink')}
            description={
              isAlwaysLink ? (
                t('always')
              ) : (
                <>
                  {t('asLinkHelp')}
                  <Gap />
                  {t('largeAsLink')}
                </>
              )
            }
            checked={isLink}
            disabled={isAlwaysLink}
            onChange={event => change({ asLink: event.currentTarget.checked })}
          />
          {isLink && child.birthDate === null && <Notice tone="attention">{t('noBirthDate')}</Notice>}
        </div>
        <MailPreview
          to={recipientsOf(values)}
          record={record}
          kinds={values.kinds}
          copyKind={copyKind ?? undefined}
          copy={{ content, language: values.language, script: values.script }}
          message={values.message}
          isLink={isLink}
          isCorrection={recipientsOf(values).some(hasEarlier)}
          keptFiles={details?.keptFiles ?? []}
        />
      </div>
      {justSent && (
        <div ref={bringIntoView} role="alert">
          <Notice tone="attention">
            {justSent.by ? t('justSentBy', { name: justSent.by }) : t('justSent')}
          </Notice>
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <SubmitButton
          loading={isBusy}
          disabled={(!again && earlier.isPending) || (isLink && child.birthDate === null)}
        >
          {t(justSent ? 'ui:act.sendAgain' : 'send')}
        </SubmitButton>
      </div>
    </form>
  );
}

const tagOf = ({ language, script }: ReportLanguage) => languageTag(language, script);

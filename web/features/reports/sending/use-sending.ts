import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '../../../../shared/core/documents/is-same.ts';
import { maxReportRecipients } from '../../../../shared/core/limits.ts';
import type { MailStatus } from '../../../../shared/core/mail/status.ts';
import { readAddresses } from '../../../../shared/core/reading/read-addresses.ts';
import type { ReportChange } from '../../../../shared/core/report-changes.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { SentReports } from '../../../../shared/features/reports/sending/schema.ts';
import { CallError, wasStored } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import type { ReportCopy, ReportLanguage } from '../../../platform/features/report-places.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshRecords, refreshSendings } from './queries.ts';
import { recipientsOfCase } from './recipients.ts';
import { type EarlierSendings, type SendableRecord, useChangesOf, usePresetCopy } from './use-records.ts';

export interface SendValues extends ReportLanguage {
  kinds: string[];
  chosen: string[];
  otherAddresses: string;
  message: string;
  asLink: boolean;
  /** Whether the user has confirmed that a draft should be sent. */
  asDraft: boolean;
  /** Whether the user has confirmed addresses that are not on the case. */
  isSure: boolean;
  /** Kind of copy that is sent (family or another recipient group); null for the default. */
  copyFor: string | null;
  /**
   * Id of the record, if it has changed since it was finished and the user has confirmed sending it anyway.
   */
  acknowledged: string | null;
}

const addressesOf = (child: Case) => recipientsOfCase(child).map(({ address }) => address);

export const recipientsOf = ({ chosen, otherAddresses }: SendValues) => [
  ...chosen,
  ...readAddresses(otherAddresses).addresses,
];

/** Typed addresses that are not on the case and have not received these reports before. */
export function unknownRecipients(values: SendValues, child: Case, again: SentReports | undefined): string[] {
  const known = [...addressesOf(child), ...(again?.to.map(({ address }) => address) ?? [])];
  const isKnown = (address: string) => known.some(other => other.toLowerCase() === address.toLowerCase());
  return recipientsOf(values).filter(address => !isKnown(address));
}

const undeliverableStatuses: MailStatus[] = ['bounced', 'complained', 'suppressed'];

/** Addresses that the earlier emails did not reach; not selected when the user sends again. */
export const undeliverableRecipients = ({ to }: SentReports): string[] =>
  to.filter(({ status }) => undeliverableStatuses.includes(status)).map(({ address }) => address);

/**
 * Values of the form before the user changes them. The language is that of the copy that the family has. A
 * corrected version begins with the kind of copy and the way of the email with the earlier version, for the
 * addresses of the case that have only that.
 */
function initialValues({ child, record, kind, copy, again, earlier }: SendingOptions): SendValues {
  const known = addressesOf(child);
  const written = { language: copy.language, script: copy.script };
  if (!again) {
    const before = earlier.lastTo(known);
    const held = before ?? earlier.heldBy('family');
    const holders = earlier.onlyEarlierOf(known);
    const corrected = record.source.kinds.filter(one =>
      isSame(earlier.onlyEarlierOf(known, one), holders.length > 0 ? holders : null),
    );
    const copyBefore = (before && record.source.copies?.kindIn(before.content)) ?? null;
    return {
      kinds: [...new Set([...(kind ? [kind] : []), ...corrected])],
      chosen: holders.length > 0 ? holders : known.slice(0, 1),
      otherAddresses: '',
      ...written,
      ...(held && { language: held.language, script: held.script }),
      message: '',
      asLink: before?.by === 'link',
      asDraft: false,
      isSure: false,
      copyFor: copyBefore === 'family' ? null : copyBefore,
      acknowledged: null,
    };
  }
  const left = undeliverableRecipients(again);
  const wanted = again.to.map(({ address }) => address).filter(address => !left.includes(address));
  return {
    kinds: again.kinds,
    chosen: known.filter(address => wanted.includes(address)),
    otherAddresses: wanted.filter(address => !known.includes(address)).join(', '),
    ...written,
    message: again.message ?? '',
    asLink: again.by === 'link',
    asDraft: false,
    isSure: false,
    copyFor: record.source.copies?.kindIn(again.content) ?? null,
    acknowledged: null,
  };
}

interface SendingOptions {
  child: Case;
  record: SendableRecord;
  kind: string | undefined;
  copy: ReportCopy;
  /** Whether the user chose the options of the copy; otherwise they are defaults. */
  isChosen: boolean;
  /** The earlier sending whose reports the user sends again. */
  again: SentReports | undefined;
  earlier: EarlierSendings;
  onSent: () => void;
}

/** I18n keys of the errors of each field. */
interface SendErrors {
  to?: string;
  /** Parts of the typed text that are not email addresses. */
  wrongAddresses?: string[];
  kinds?: string;
  asDraft?: string;
  isSure?: string;
  changes?: string;
}

/**
 * Kind of copy to send: the family's if a recipient's address is on the case; null if there is only one kind.
 */
function useCopyKind(record: SendableRecord, child: Case, values: SendValues): string | null {
  const { data: preset = null } = usePresetCopy(record);
  if (!record.source.copies) return null;
  const to = recipientsOf(values);
  return values.copyFor ?? (to.length === 0 || reachesFamily(to, child) ? 'family' : preset);
}

/** Whether a recipient's address is one of the case's addresses. */
export const reachesFamily = (to: readonly string[], child: Case): boolean => {
  const known = addressesOf(child).map(address => address.toLowerCase());
  return to.some(address => known.includes(address.toLowerCase()));
};

/** Statuses of a request without an answer: the connection or the gateway broke it off. */
const noAnswer: ReadonlySet<number> = new Set([0, 502, 504]);

/** The person who has just sent the same reports of a record; `by` is null if unknown. */
interface JustSent {
  recordId: string;
  by: string | null;
}

export function useSending(options: SendingOptions) {
  const { record, copy, isChosen, child, again, earlier, onSent } = options;
  const { source } = record;
  const { t } = useTranslation('sending');
  const errorText = useErrorText();
  const saving = useApiMutation(source.send, () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['cases'] }),
      refreshRecords(source),
      refreshSendings(source),
    ]),
  );
  const [errors, setErrors] = useState<SendErrors>({});
  /** Set if the same reports were sent to one of these addresses a moment ago. */
  const [lastSent, setJustSent] = useState<JustSent>();
  /** The changes because of which the server refused to send the reports of a record. */
  const [refused, setRefused] = useState<{ recordId: string; changes: ReportChange[] }>();
  const [typed, setTyped] = useState<Partial<SendValues>>({});
  /** The initial values of the record, which later emails do not change. */
  const [begun, setBegun] = useState<{ of: string; values: SendValues }>();
  const isBegun = begun?.of === record.id;
  const initial = isBegun ? begun.values : initialValues(options);
  if (!isBegun && (again || !earlier.isPending)) setBegun({ of: record.id, values: initial });
  const values: SendValues = { ...initial, ...typed };
  const { data: known = [] } = useChangesOf(record, values);
  const changes = refused?.recordId === record.id ? refused.changes : known;
  const isAcknowledged = values.acknowledged === record.id;
  const justSent = lastSent?.recordId === record.id ? lastSent : undefined;

  function change(changes: Partial<SendValues>): void {
    setTyped(before => ({ ...before, ...changes }));
    setErrors({});
    setJustSent(undefined);
  }

  function validate(sent: SendValues): SendErrors {
    const to = recipientsOf(sent);
    const { wrong: wrongAddresses } = readAddresses(sent.otherAddresses);
    return {
      ...(to.length + wrongAddresses.length === 0 && { to: 'validation.required' }),
      ...(to.length > maxReportRecipients && { to: 'sending:tooMany' }),
      ...(wrongAddresses.length > 0 && { to: 'validation.email', wrongAddresses }),
      ...(sent.kinds.length === 0 && { kinds: 'validation.required' }),
      ...(unknownRecipients(sent, child, again).length > 0 &&
        !sent.isSure && { isSure: 'sending:addressUnconfirmed' }),
      ...(changes.length > 0 && !isAcknowledged && { changes: 'sending:changedUnconfirmed' }),
      ...(record.isDraft && !sent.asDraft && { asDraft: 'sending:draftUnconfirmed' }),
    };
  }

  const copyKind = useCopyKind(record, child, values);
  const held = earlier.heldBy(copyKind);
  const content = contentToSend();

  /** The chosen options for the same recipients, otherwise those of the copy that the recipients have. */
  function contentToSend(): object {
    if (!source.copies || copyKind === null) return copy.content;
    const isOwn = isChosen && source.copies.kindIn(copy.content) === copyKind;
    return isOwn || !held ? source.copies.contentFor(copy.content, copyKind) : held.content;
  }

  /** A request without an answer may have arrived; sent again unchanged, it sends once. */
  function sayNotSent(error: unknown): void {
    if (wasStored(error)) toastFailed(t('sentBefore'), t('sentBeforeText'));
    else if (error instanceof CallError && noAnswer.has(error.status) && navigator.onLine)
      toastFailed(t('perhapsSent'), t('perhapsSentText'));
    else toastFailed(t('notSent'), errorText(error));
  }

  /** @param isLink whether the reports are sent as a link @returns whether the input of the form was valid */
  function submit(isLink: boolean): boolean {
    const found = validate(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return false;
    const { language, script, message, asLink, asDraft } = values;
    saving.mutate(
      {
        recordId: record.id,
        kinds: source.kinds.filter(kind => values.kinds.includes(kind)),
        copy: { content, language, script },
        asLink,
        asDraft: record.isDraft && asDraft,
        to: recipientsOf(values),
        message: message.trim() || null,
        again: justSent !== undefined,
        addressesConfirmed: values.isSure,
        changesAcknowledged: changes.length > 0 && isAcknowledged,
      },
      {
        onSuccess: ({ by }) => {
          toastDone(t(by === 'link' && !isLink ? 'sentAsLink' : 'sent'));
          onSent();
        },
        onError: error => {
          if (error instanceof CallError && error.code === 'report.changed')
            return setRefused({ recordId: record.id, ...(error.current as { changes: ReportChange[] }) });
          if (error instanceof CallError && error.code === 'report.just-sent')
            setJustSent({ recordId: record.id, by: null, ...(error.current as Partial<JustSent>) });
          else sayNotSent(error);
          if (error instanceof CallError && error.code === 'report.new-address')
            void queryClient.invalidateQueries({ queryKey: ['cases'] });
        },
      },
    );
    return true;
  }

  return {
    values,
    wrong: errors,
    justSent,
    changes,
    copyKind,
    content,
    held,
    change,
    submit,
    isBusy: saving.isPending,
  };
}

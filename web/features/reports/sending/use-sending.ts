import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Email } from '../../../../shared/core/fields.ts';
import { maxReportRecipients } from '../../../../shared/core/limits.ts';
import type { MailStatus } from '../../../../shared/core/mail/status.ts';
import type { ReportChange } from '../../../../shared/core/report-changes.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { SentReports } from '../../../../shared/features/reports/sending/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts';
import type { ReportCopy, ReportLanguage } from '../../../platform/features/report-places.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshSendings } from './queries.ts';
import { recipientsOfCase } from './recipients.ts';
import { type SendableRecord, useChangesOf, usePresetCopy } from './use-records.ts';

/** Form values for sending reports. */
export interface SendValues extends ReportLanguage {
  kinds: string[];
  /** Selected addresses of the case. */
  chosen: string[];
  /** Further addresses, as typed. */
  otherAddresses: string;
  message: string;
  asLink: boolean;
  /** Confirms that a draft is sent. */
  asDraft: boolean;
  /** Confirms addresses that are not on the case. */
  isSure: boolean;
  /** Whose copy it is; null for that of the recipients. */
  copyFor: string | null;
  /** The record of which it was confirmed that it is sent although what it prints has changed. */
  acknowledged: string | null;
}

const addressesOf = (child: Case) => recipientsOfCase(child).map(({ address }) => address);

const parseAddresses = (text: string) => text.split(/[\s,，;；、]+/).filter(Boolean);

export const recipientsOf = ({ chosen, otherAddresses }: SendValues) => [
  ...chosen,
  ...parseAddresses(otherAddresses),
];

/** Addresses that are neither on the case nor were sent to before. */
export function unknownRecipients(values: SendValues, child: Case, again: SentReports | undefined): string[] {
  const known = [...addressesOf(child), ...(again?.to.map(({ address }) => address) ?? [])];
  const isKnown = (address: string) => known.some(one => one.toLowerCase() === address.toLowerCase());
  return recipientsOf(values).filter(address => Email.safeParse(address).success && !isKnown(address));
}

/** Statuses of addresses that cannot be or do not want to be reached. */
const undeliverableStatuses: MailStatus[] = ['bounced', 'complained', 'suppressed'];

/** Recipients to leave out when sending again. */
export const undeliverableRecipients = ({ to }: SentReports): string[] =>
  to.filter(({ status }) => undeliverableStatuses.includes(status)).map(({ address }) => address);

/** Initial values: those of the earlier sending, or one report to the first address. */
function initialValues({ child, record, kind, copy, again }: SendingOptions): SendValues {
  const known = addressesOf(child);
  const written = { language: copy.language, script: copy.script };
  if (!again)
    return {
      kinds: kind ? [kind] : [],
      chosen: known.slice(0, 1),
      otherAddresses: '',
      ...written,
      message: '',
      asLink: false,
      asDraft: false,
      isSure: false,
      copyFor: null,
      acknowledged: null,
    };
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
  /** The earlier sending, if it is repeated. */
  again: SentReports | undefined;
  onSent: () => void;
}

/** I18n keys of what is wrong. */
interface SendErrors {
  to?: string;
  /** What was typed among the addresses and is none. */
  wrongAddresses?: string[];
  kinds?: string;
  asDraft?: string;
  isSure?: string;
  changes?: string;
}

/** Whose copy is sent, where they differ: the family's as long as one of its addresses is among the recipients. */
function useCopyKind(record: SendableRecord, child: Case, values: SendValues): string | null {
  const { data: preset = null } = usePresetCopy(record);
  if (!record.source.copies) return null;
  const to = recipientsOf(values);
  return values.copyFor ?? (to.length === 0 || reachesFamily(to, child) ? 'family' : preset);
}

/** Whether an address of the case is among the recipients. */
export const reachesFamily = (to: readonly string[], child: Case): boolean => {
  const known = addressesOf(child).map(address => address.toLowerCase());
  return to.some(address => known.includes(address.toLowerCase()));
};

/** Who has just sent the same; null if that is not known. */
interface JustSent {
  by: string | null;
}

/** State, validation and submission of the send form. */
export function useSending(options: SendingOptions) {
  const { record, copy, child, again, onSent } = options;
  const { source } = record;
  const { t } = useTranslation('sending');
  const errorText = useErrorText();
  const saving = useIdempotentMutation(source.send, () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: ['cases'] }), refreshSendings(source)]),
  );
  const [errors, setWrong] = useState<SendErrors>({});
  /** It went to one of these addresses a moment ago, and who sent it. */
  const [justSent, setJustSent] = useState<JustSent>();
  /** What sending was refused for, of the record that was to be sent. */
  const [refused, setRefused] = useState<{ recordId: string; changes: ReportChange[] }>();
  const [values, setValues] = useState(() => initialValues(options));
  const { data: known = [] } = useChangesOf(record, values);
  const changes = refused?.recordId === record.id ? refused.changes : known;
  const isAcknowledged = values.acknowledged === record.id;

  function change(changes: Partial<SendValues>): void {
    setValues(before => ({ ...before, ...changes }));
    setWrong({});
    setJustSent(undefined);
  }

  function validate(sent: SendValues): SendErrors {
    const to = recipientsOf(sent);
    const wrongAddresses = to.filter(address => !Email.safeParse(address).success);
    return {
      ...(to.length === 0 && { to: 'validation.required' }),
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

  /** @param isLink what was announced @returns whether the input was valid */
  function submit(isLink: boolean): boolean {
    const found = validate(values);
    setWrong(found);
    if (Object.keys(found).length > 0) return false;
    const { language, script, message, asLink, asDraft } = values;
    saving.mutate(
      {
        recordId: record.id,
        kinds: source.kinds.filter(one => values.kinds.includes(one)),
        copy: {
          content: (copyKind && source.copies?.contentFor(copy.content, copyKind)) || copy.content,
          ...{ language, script },
        },
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
            setJustSent({ by: null, ...(error.current as Partial<JustSent>) });
          else toastFailed(t('notSent'), errorText(error));
          if (error instanceof CallError && error.code === 'report.new-address')
            void queryClient.invalidateQueries({ queryKey: ['cases'] });
        },
      },
    );
    return true;
  }

  return { values, wrong: errors, justSent, changes, copyKind, change, submit, isBusy: saving.isPending };
}

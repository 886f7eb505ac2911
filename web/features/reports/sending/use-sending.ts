import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Email } from '../../../../shared/core/fields.ts';
import { maxReportRecipients } from '../../../../shared/core/limits.ts';
import type { MailStatus } from '../../../../shared/core/mail/status.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import { reports } from '../../../../shared/features/reports/sending/endpoints.ts';
import type { SentReports } from '../../../../shared/features/reports/sending/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshSendings } from '../../eye/eye-reports/queries.ts';
import { type ReportChoice, toRequestOptions } from '../../eye/report-documents/report-choice.ts';

/** Form values for sending reports. */
export interface SendValues {
  kinds: EyeReportKind[];
  /** Selected addresses of the case. */
  chosen: string[];
  /** Further addresses, as typed. */
  otherAddresses: string;
  language: ReportChoice['language'];
  /** Of Chinese. */
  script: ReportChoice['script'];
  message: string;
  asLink: boolean;
}

/** Email addresses of a case: child and parents, without duplicates. */
export function addressesOf({ contactEmail, father, mother }: Case): string[] {
  const all = [contactEmail, mother?.email, father?.email].filter(address => typeof address === 'string');
  return [...new Set(all)];
}

const parseAddresses = (text: string) => text.split(/[\s,，;；、]+/).filter(Boolean);

export const recipientsOf = ({ chosen, otherAddresses }: SendValues) => [
  ...chosen,
  ...parseAddresses(otherAddresses),
];

/** Statuses of addresses that cannot be or do not want to be reached. */
const undeliverableStatuses: MailStatus[] = ['bounced', 'complained', 'suppressed'];

/** Recipients to leave out when sending again. */
export const undeliverableRecipients = ({ to }: SentReports): string[] =>
  to.filter(({ status }) => undeliverableStatuses.includes(status)).map(({ address }) => address);

/** Initial values: those of the earlier sending, or one report to the first address. */
function initialValues({ child, kind, choice, again }: SendingOptions): SendValues {
  const known = addressesOf(child);
  const written = { language: choice.language, script: choice.script };
  if (!again)
    return {
      kinds: [kind],
      chosen: known.slice(0, 1),
      otherAddresses: '',
      ...written,
      message: '',
      asLink: false,
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
  };
}

interface SendingOptions {
  child: Case;
  visit: SeriesVisit;
  kind: EyeReportKind;
  choice: ReportChoice;
  /** The earlier sending, if it is repeated. */
  again: SentReports | undefined;
  onSent: () => void;
}

/** State, validation and submission of the send form. */
export function useSending(options: SendingOptions) {
  const { visit, choice, onSent } = options;
  const { t } = useTranslation('sending');
  const errorText = useErrorText();
  const saving = useApiMutation(reports.sendEyeReport, () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: ['cases'] }), refreshSendings()]),
  );
  const [errors, setWrong] = useState<{ to?: string; kinds?: string }>({});
  const [values, setValues] = useState(() => initialValues(options));

  function change(changes: Partial<SendValues>): void {
    setValues(before => ({ ...before, ...changes }));
    setWrong({});
  }

  function validate(sent: SendValues): typeof errors {
    const to = recipientsOf(sent);
    const invalidAddress = to.find(address => !Email.safeParse(address).success);
    const recipients =
      to.length === 0
        ? t('error.nobody')
        : invalidAddress
          ? t('error.address', { address: invalidAddress })
          : to.length > maxReportRecipients
            ? t('error.many', { count: maxReportRecipients })
            : undefined;
    return {
      ...(recipients && { to: recipients }),
      ...(sent.kinds.length === 0 && { kinds: t('error.kinds') }),
    };
  }

  /** @returns whether the input was valid */
  function submit(): boolean {
    const found = validate(values);
    setWrong(found);
    if (Object.keys(found).length > 0) return false;
    const { language, script, message, asLink } = values;
    const kinds = EyeReportKind.options.filter(one => values.kinds.includes(one));
    saving.mutate(
      {
        ...toRequestOptions({ ...choice, language, script }),
        ...{ eyeReportId: visit.id, kinds, asLink },
        to: recipientsOf(values),
        message: message.trim() || null,
      },
      {
        onSuccess: () => {
          toastDone(t('sent'));
          onSent();
        },
        onError: error => toastFailed(t('notSent'), errorText(error)),
      },
    );
    return true;
  }

  return { values, wrong: errors, change, submit, isBusy: saving.isPending };
}

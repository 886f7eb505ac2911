import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../shared/cases/schema.ts';
import type { SeriesVisit } from '../../shared/eye/series.ts';
import { Email } from '../../shared/fields.ts';
import { reportRecipients } from '../../shared/limits.ts';
import { reports } from '../../shared/reports/endpoints.ts';
import { EyeReportKind } from '../../shared/reports/kinds.ts';
import { queryClient } from '../api/query-client.ts';
import { useWrite } from '../api/use-write.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../ui/toast.ts';
import type { ReportChoice } from './report-choice.ts';

/** What is said of reports that are sent. */
export interface SendValues {
  kinds: EyeReportKind[];
  /** Addresses of the case that are chosen. */
  chosen: string[];
  /** Others, as they were typed. */
  further: string;
  language: ReportChoice['language'];
  message: string;
  asLink: boolean;
}

/** Addresses that a case has: the child's own and those of the parents, each once. */
export function addressesOf({ contactEmail, father, mother }: Case): string[] {
  const all = [contactEmail, mother?.email, father?.email].filter(address => typeof address === 'string');
  return [...new Set(all)];
}

const furtherIn = (text: string) => text.split(/[\s,，;；、]+/).filter(Boolean);

export const recipientsOf = ({ chosen, further }: SendValues) => [...chosen, ...furtherIn(further)];

interface Given {
  child: Case;
  visit: SeriesVisit;
  kind: EyeReportKind;
  choice: ReportChoice;
  onSent: () => void;
}

/** What is typed, what is wrong with it, and sending it. */
export function useSending({ child, visit, kind, choice, onSent }: Given) {
  const { t } = useTranslation('sending');
  const errorText = useErrorText();
  const saving = useWrite(reports.sendEyeReport, () =>
    queryClient.invalidateQueries({ queryKey: ['cases'] }),
  );
  const [wrong, setWrong] = useState<{ to?: string; kinds?: string }>({});
  const [values, setValues] = useState<SendValues>({
    kinds: [kind],
    chosen: addressesOf(child).slice(0, 1),
    further: '',
    language: choice.language,
    message: '',
    asLink: false,
  });

  function change(changes: Partial<SendValues>): void {
    setValues(before => ({ ...before, ...changes }));
    setWrong({});
  }

  function wrongIn(given: SendValues): typeof wrong {
    const to = recipientsOf(given);
    const misspelt = to.find(address => !Email.safeParse(address).success);
    const recipients =
      to.length === 0
        ? t('error.nobody')
        : misspelt
          ? t('error.address', { address: misspelt })
          : to.length > reportRecipients
            ? t('error.many', { count: reportRecipients })
            : undefined;
    return {
      ...(recipients && { to: recipients }),
      ...(given.kinds.length === 0 && { kinds: t('error.kinds') }),
    };
  }

  /** @returns whether there was nothing wrong */
  function submit(): boolean {
    const found = wrongIn(values);
    setWrong(found);
    if (Object.keys(found).length > 0) return false;
    const { language, message, asLink } = values;
    const kinds = EyeReportKind.options.filter(one => values.kinds.includes(one));
    saving.mutate(
      {
        ...choice,
        ...{ eyeReportId: visit.id, kinds, language, asLink },
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

  return { values, wrong, change, submit, isBusy: saving.isPending };
}

import { Button, Checkbox, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { monthsAfter } from '../../../../shared/core/dates/days.ts';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import type { SubscriptionState } from '../../../../shared/features/courses/subscriptions/rules.ts';
import type { OrganizationSubscription } from '../../../../shared/features/courses/subscriptions/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { isPastDay } from '../../../platform/i18n/is-past-day.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { refreshCurriculum } from './queries.ts';

interface GrantDialogProps {
  /** The subscription to extend, or the requests to approve. */
  rows: OrganizationSubscription[];
  onClose: () => void;
  onGranted: () => void;
}

export function GrantDialog({ rows, onClose, onGranted }: GrantDialogProps) {
  const { t } = useTranslation('curriculum');
  const [first] = rows;
  const named = first && { title: first.title, organization: first.organization.name };
  const title =
    rows.length > 1
      ? t('grant.titleMany', { count: rows.length })
      : named && t(titles[first.state] ?? 'grant.extendTitle', named);
  return (
    <Dialog isOpen={rows.length > 0} onClose={onClose} title={title} size={480}>
      {first && (
        <GrantForm key={first.courseId} rows={rows} first={first} onClose={onClose} onGranted={onGranted} />
      )}
    </Dialog>
  );
}

const titles: Partial<Record<SubscriptionState, 'grant.title' | 'grant.restoreTitle'>> = {
  pending: 'grant.title',
  withdrawn: 'grant.restoreTitle',
};

const lengths = ['3', '6', '12', 'date'] as const;
const Values = z.object({
  until: PlainDate.refine(day => !isPastDay(day), { error: 'validation.past_date' }),
});
interface Values {
  length: (typeof lengths)[number];
  until: string;
  grantsCurriculum: boolean;
}

/** New end of a subscription: months after the current end, or after today if the current end has passed. */
function endAfter(months: number, { until }: OrganizationSubscription): string {
  const today = new Date().toISOString().slice(0, 10);
  return monthsAfter(until !== null && until > today ? until : today, months);
}

function GrantForm({
  rows,
  first,
  onClose,
  onGranted,
}: GrantDialogProps & { first: OrganizationSubscription }) {
  const { t } = useTranslation(['curriculum', 'common', 'ui']);
  const errorText = useErrorText();
  const { date } = useCalendarDates();
  const granting = useApiMutation(subscriptions.grantSubscription);
  const isRequest = first.state === 'pending';
  const untilOf = (row: OrganizationSubscription, { length, until }: Values) =>
    length === 'date' ? until : endAfter(Number(length), row);
  const { form, node, submit, showRefusal } = useValidatedForm<Values>(
    { length: '6', until: '', grantsCurriculum: false },
    Values,
    values => ({ until: untilOf(first, values) }),
  );

  /** Approves the requests one by one. Continues if somebody else has already decided one of them. */
  async function grantAll(values: Values): Promise<void> {
    let failed: unknown;
    let done = 0;
    for (const row of rows) {
      const { courseId, version, organization, isRequesterActive } = row;
      const grantsCurriculum = values.grantsCurriculum && isRequesterActive;
      const about = { organizationId: organization.id, courseId, version };
      try {
        await granting.mutateAsync({ ...about, until: untilOf(row, values), grantsCurriculum });
        done++;
      } catch (error) {
        failed = error;
        if (rows.length === 1) showRefusal(error);
      }
    }
    void refreshCurriculum();
    if (done > 0)
      toastDone(
        isRequest
          ? t('grant.done', { count: done })
          : t(first.state === 'withdrawn' ? 'grant.restored' : 'grant.extended'),
      );
    if (failed === undefined || rows.length > 1) {
      onGranted();
      onClose();
    }
    if (failed !== undefined)
      toastFailed(
        rows.length > 1 ? t('grant.failed', { count: rows.length - done }) : errorText(failed, 'edit'),
      );
  }

  const { length } = form.values;
  return (
    <form ref={node} noValidate onSubmit={submit(values => void grantAll(values))}>
      <Stack gap="md">
        <Segments
          label={t('grant.length')}
          options={lengths.map(value => ({
            value,
            label: value === 'date' ? t('grant.date') : t('grant.months', { count: Number(value) }),
          }))}
          value={length}
          onChange={chosen => form.setFieldValue('length', chosen)}
        />
        {length !== 'date' && rows.length === 1 && (
          <p>{t('grant.lastDay', { date: date(untilOf(first, form.values)) })}</p>
        )}
        {length === 'date' && (
          <DateField
            label={t('grant.until')}
            description={t('grant.untilHelp')}
            required
            {...form.getInputProps('until')}
          />
        )}
        {isRequest && (
          <Checkbox
            label={t('grant.curriculum')}
            disabled={!rows.some(row => row.isRequesterActive)}
            {...form.getInputProps('grantsCurriculum', { type: 'checkbox' })}
          />
        )}
      </Stack>
      <DialogButtons onCancel={onClose}>
        <Button type="submit" loading={granting.isPending}>
          {t(isRequest ? 'approve' : 'ui:act.save')}
        </Button>
      </DialogButtons>
    </form>
  );
}

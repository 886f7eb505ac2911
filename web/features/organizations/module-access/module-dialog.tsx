import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { PlainDate, Text } from '../../../../shared/core/fields.ts';
import type { ModuleState } from '../../../../shared/features/organizations/module-access/schema.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { cachedSession } from '../../../platform/auth/session.ts';
import { isPastDay } from '../../../platform/i18n/is-past-day.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import layout from '../../../ui/layout/layout.module.css';

export interface ModuleOfMember {
  organizationId: string;
  member: { id: string; fullName: string };
  state: ModuleState;
}

interface ModuleDialogProps {
  target: ModuleOfMember | undefined;
  refresh: () => unknown;
  onClose: () => void;
}

export function ModuleDialog({ target, refresh, onClose }: ModuleDialogProps) {
  const { t } = useTranslation(['licences', 'common']);
  const title =
    target &&
    t('licences:decision.title', {
      module: t(`licences:module.${target.state.module}`),
      name: target.member.fullName,
    });
  return (
    <Dialog isOpen={target !== undefined} onClose={onClose} title={title} size={480}>
      {target && (
        <ModuleDecision
          key={`${target.member.id} ${target.state.module}`}
          target={target}
          refresh={refresh}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface Values {
  choice: 'open' | 'close';
  until: string;
  reason: string;
}

const Opened = z.object({
  until: PlainDate.refine(day => !isPastDay(day, cachedSession()?.organization?.timeZone), {
    error: 'validation.past_date',
  }).nullable(),
});
const Closed = z.object({ reason: Text.min(1) });
const Decision = z.discriminatedUnion('choice', [
  Opened.extend({ choice: z.literal('open') }),
  Closed.extend({ choice: z.literal('close') }),
]);

const toInput = ({ choice, until, reason }: Values) => ({ choice, until: until || null, reason });

function outcomeOf(before: ModuleState, { status, isCertified }: ModuleState) {
  if (status === 'granted') return isCertified ? 'stillCertified' : 'granted';
  if (before.status === 'requested') return 'declined';
  return before.status === 'granted' ? 'closed' : 'stillClosed';
}

interface ModuleDecisionProps {
  target: ModuleOfMember;
  /** False if the licence lacks the module, so that nobody can be granted it. */
  canOpen?: boolean;
  refresh: () => unknown;
  onClose: () => void;
}

export function ModuleDecision({ target, canOpen = true, refresh, onClose }: ModuleDecisionProps) {
  const { t } = useTranslation(['licences', 'common']);
  const errorText = useErrorText();
  const { organizationId, member, state } = target;
  const { module, changedAt } = state;
  const deciding = useApiMutation(organizations.decideModule);
  const { form, node, submit, showRefusal } = useValidatedForm<Values>(
    { choice: canOpen ? 'open' : 'close', until: state.isCertified ? '' : (state.until ?? ''), reason: '' },
    Decision,
    toInput,
  );
  const { choice } = form.values;
  const isOpen = choice === 'open';
  const hasAccess = state.status === 'granted' && !state.isCertified;

  const decide = submit(({ until, reason }) =>
    deciding.mutate(
      {
        ...{ organizationId, memberId: member.id, module, changedAt, isOpen },
        until: isOpen ? until || null : null,
        reason: isOpen ? null : reason,
      },
      {
        onSuccess: answer => {
          const values = { name: member.fullName, module: t(`licences:module.${module}`) };
          toastDone(t(`licences:decision.${outcomeOf(state, answer)}`, values));
          onClose();
          void refresh();
        },
        onError: error => {
          showRefusal(error);
          toastFailed(errorText(error, 'edit'));
          void refresh();
        },
      },
    ),
  );

  if (!canOpen && !hasAccess && state.status !== 'requested')
    return (
      <div className={layout.column16}>
        <Notice>{t(`licences:decision.${state.isCertified ? 'byCertificate' : 'notLicensed'}`)}</Notice>
        <div className={layout.atEnd}>
          <Button onClick={onClose}>{t('common:close')}</Button>
        </div>
      </div>
    );
  return (
    <form ref={node} noValidate className={layout.column16} onSubmit={decide}>
      {state.isCertified && <Notice>{t('licences:decision.byCertificate')}</Notice>}
      {!canOpen && <Notice>{t('licences:decision.notLicensed')}</Notice>}
      {canOpen && (
        <Segments
          label={t('licences:decision.choice')}
          options={[
            { value: 'open', label: t('licences:decision.open') },
            { value: 'close', label: t(`licences:decision.${hasAccess ? 'end' : 'close'}`) },
          ]}
          value={choice}
          onChange={chosen => form.setFieldValue('choice', chosen)}
        />
      )}
      {isOpen ? (
        <DateField
          label={t('licences:decision.until')}
          description={t('licences:decision.untilHelp')}
          {...form.getInputProps('until')}
        />
      ) : (
        <TextField
          label={t('licences:decision.reason')}
          description={t('licences:decision.reasonHelp')}
          required
          {...form.getInputProps('reason')}
        />
      )}
      <div className={`${layout.atEnd} ${layout.gap8} ${layout.above8}`}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={deciding.isPending}>
          {t('licences:decision.save')}
        </Button>
      </div>
    </form>
  );
}

import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { PlainDate, Text } from '../../shared/fields.ts';
import type { ModuleState } from '../../shared/licences/schema.ts';
import { organizations } from '../../shared/organizations/endpoints.ts';
import { useWrite } from '../api/use-write.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { DateField } from '../ui/date-field.tsx';
import { Segments } from '../ui/segments.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toastDone, toastFailed } from '../ui/toast.ts';
import styles from './organizations.module.css';
import { refreshOrganizations } from './queries.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** Whose module is decided upon, and how it stands. */
export interface ModuleOfMember {
  organizationId: string;
  member: { id: string; fullName: string };
  state: ModuleState;
}

interface ModuleDialogProps {
  of: ModuleOfMember | undefined;
  onClose: () => void;
}

/** Where the superadmin grants somebody a module, extends it, declines it or takes it back. */
export function ModuleDialog({ of, onClose }: ModuleDialogProps) {
  const { t } = useTranslation(['organizations', 'licences', 'common']);
  const title =
    of && t('modules.title', { module: t(`licences:module.${of.state.module}`), name: of.member.fullName });
  return (
    <Modal
      opened={of !== undefined}
      onClose={onClose}
      title={title}
      size={480}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {of && <DecisionForm key={`${of.member.id} ${of.state.module}`} of={of} onClose={onClose} />}
    </Modal>
  );
}

interface Values {
  choice: 'open' | 'close';
  until: string;
  reason: string;
}

const Opened = z.object({ until: PlainDate.nullable() });
const Closed = z.object({ reason: Text.min(1) });
const Decision = z.discriminatedUnion('choice', [
  Opened.extend({ choice: z.literal('open') }),
  Closed.extend({ choice: z.literal('close') }),
]);

const sentOf = ({ choice, until, reason }: Values) => ({ choice, until: until || null, reason });

function DecisionForm({ of, onClose }: { of: ModuleOfMember; onClose: () => void }) {
  const { t } = useTranslation(['organizations', 'licences', 'common']);
  const errorText = useErrorText();
  const { organizationId, member, state } = of;
  const { module, changedAt } = state;
  const deciding = useWrite(organizations.decideModule, refreshOrganizations);
  const { form, node, submit, showRefusal } = useCheckedForm<Values>(
    { choice: 'open', until: state.until ?? '', reason: '' },
    Decision,
    sentOf,
  );
  const { choice } = form.values;
  const isOpen = choice === 'open';

  const decide = submit(({ until, reason }) =>
    deciding.mutate(
      {
        ...{ organizationId, memberId: member.id, module, changedAt, isOpen },
        until: isOpen ? until || null : null,
        reason: isOpen ? null : reason,
      },
      {
        onSuccess: () => {
          const said = { name: member.fullName, module: t(`licences:module.${module}`) };
          toastDone(isOpen ? t('toast.granted', said) : t('toast.closed', said));
          onClose();
        },
        onError: error => {
          showRefusal(error);
          toastFailed(errorText(error, 'edit'));
          refreshOrganizations();
        },
      },
    ),
  );

  return (
    <form ref={node} noValidate className={styles.decision} onSubmit={decide}>
      <Segments
        label={t('modules.choice')}
        options={[
          { value: 'open', label: t('modules.open') },
          { value: 'close', label: t('modules.close') },
        ]}
        value={choice}
        onChange={chosen => form.setFieldValue('choice', chosen)}
      />
      {isOpen ? (
        <DateField
          label={t('modules.until')}
          description={t('modules.untilHelp')}
          {...form.getInputProps('until')}
        />
      ) : (
        <TextField
          label={t('modules.reason')}
          description={t('modules.reasonHelp')}
          required
          {...form.getInputProps('reason')}
        />
      )}
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={deciding.isPending}>
          {t('modules.save')}
        </Button>
      </div>
    </form>
  );
}

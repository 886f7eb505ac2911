import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import type { MemberRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useOpenedRecord } from '../../../ui/dialog/use-opened-record.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../invitations/invite-form.module.css';
import { refreshMembers } from './queries.ts';
import { RoleFields, type RoleValues } from './role-fields.tsx';

interface ChangeMemberDialogProps<Row> {
  rows: Row[];
  organizationOf: (row: Row) => string;
}

export function ChangeMemberDialog<Row extends MemberRow>({
  rows,
  organizationOf,
}: ChangeMemberDialogProps<Row>) {
  const { t } = useTranslation(['people', 'common']);
  const { query, change } = useUrlState();
  const session = useSession();
  const row = rows.find(({ id }) => id === query.get('member') && id !== session.id);
  const close = () => change({ member: null });
  return (
    <Dialog
      isOpen={row !== undefined}
      onClose={close}
      title={row && t('change.title', { name: row.fullName })}
    >
      {row && <ChangeForm key={row.id} row={row} organizationId={organizationOf(row)} onClose={close} />}
    </Dialog>
  );
}

interface ChangeFormProps {
  row: MemberRow;
  organizationId: string;
  onClose: () => void;
}

function ChangeForm({ row, organizationId, onClose }: ChangeFormProps) {
  const { t } = useTranslation(['people', 'common']);
  const errorText = useErrorText();
  const to = useTo();
  const { organization } = useSession();
  const { id: memberId } = row;
  const [values, setValues] = useState<RoleValues>({ role: row.role, visibility: row.visibility });
  const changing = useApiMutation(members.changeMember, refreshMembers);
  const { version, handleConflict, conflict } = useOpenedRecord(row, {
    valuesOf: ({ role, visibility }): RoleValues => ({ role, visibility }),
    typed: values,
    save,
    take: theirs => {
      setValues(theirs);
      refreshMembers();
    },
  });

  function save(over: number, saved: RoleValues): void {
    changing.mutate(
      { organizationId, memberId, version: over, ...saved },
      {
        onSuccess: () => {
          toastDone(t('toast.changed'));
          onClose();
        },
        onError: error => {
          if (handleConflict(error)) return;
          toastFailed(errorText(error, 'edit'));
          refreshMembers();
        },
      },
    );
  }

  return (
    <div className={layout.column20}>
      <RoleFields values={values} onChange={setValues} />
      {organization?.organizationSlug === organizationId &&
        values.role === 'user' &&
        values.visibility === 'selected' && (
          <Link to={`${to('cases')}?assignedTo=${memberId}`}>
            {t('change.children', { name: row.fullName })}
          </Link>
        )}
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button loading={changing.isPending} onClick={() => save(version, values)}>
          {t('common:save')}
        </Button>
      </div>
      {conflict && <ConflictFrame {...conflict} />}
    </div>
  );
}

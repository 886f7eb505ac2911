import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import type { OwnedRecordKind } from '../../../../shared/features/organizations/offboarding/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { followJob } from '../../../platform/api/running-jobs.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ColleaguePicker } from '../../../ui/picker/colleague-picker.tsx';
import type { PickedPerson } from '../../../ui/picker/person-picker.tsx';
import { refreshMembers } from '../members/queries.ts';
import type { MemberDialogProps } from '../members/suspend-dialog.tsx';
import { UnseenChildren } from './unseen-children.tsx';

/** Kinds of records about children. The new owner of such records may lack access to these children. */
const ofChildren: readonly OwnedRecordKind[] = [
  'classes',
  'class-sessions',
  'note-drafts',
  'progress-drafts',
];

/** Asks who takes over a member's records, if any, before removing the member. */
export function DeleteMemberDialog({ member, onClose }: Omit<MemberDialogProps, 'organizationId'>) {
  const { t } = useTranslation(['people', 'ui']);
  const errorText = useErrorText();
  const { id: memberId, fullName: name } = member;
  const [newOwner, setNewOwner] = useState<PickedPerson[]>([]);
  const node = useRef<HTMLDivElement>(null);
  const { remove, isRemoving } = useRemoveMember(member);
  const { data, error } = useQuery({
    queryKey: ['belongings', memberId],
    queryFn: ({ signal }) => call(offboarding.listBelongings, { memberId }, { signal }),
    gcTime: 0,
  });
  const ownedRecords = data?.belongings ?? [];
  const [isHeirMissing, setHeirMissing] = useState(false);

  async function confirm(): Promise<void> {
    const isMissing = ownedRecords.length > 0 && newOwner.length === 0;
    setHeirMissing(isMissing);
    if (isMissing) return void requestAnimationFrame(() => focusFirstInvalid(node.current));
    if (await remove(newOwner[0]?.id ?? null)) onClose();
  }

  return (
    <Dialog onClose={onClose} title={t('delete.title', { name })} size={480}>
      <div ref={node} className={layout.column20}>
        <p>{t('delete.consequence')}</p>
        {error && <p role="alert">{errorText(error)}</p>}
        {ownedRecords.length > 0 && (
          <>
            <div>
              {ownedRecords.map(({ kind, count }) => (
                <p key={kind}>{t(`delete.owns.${kind}`, { count })}</p>
              ))}
            </div>
            <ColleaguePicker
              label={t('delete.heir')}
              required
              value={newOwner}
              error={isHeirMissing && newOwner.length === 0 && 'validation.required'}
              exceptId={memberId}
              onChange={setNewOwner}
            />
            {newOwner[0] && ownedRecords.some(({ kind }) => ofChildren.includes(kind)) && (
              <UnseenChildren memberId={memberId} newOwner={newOwner[0]} />
            )}
          </>
        )}
      </div>
      <DialogButtons onCancel={onClose} cancel={t('ui:act.keep')} focusesCancel>
        <Button color="red" disabled={!data} loading={isRemoving} onClick={confirm}>
          {t('ui:act.delete')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function useRemoveMember({ id: memberId, fullName: name }: { id: string; fullName: string }) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const removing = useApiMutation(offboarding.removeMember, refreshMembers);

  /** Starts to remove the member; returns whether this succeeded. */
  async function remove(heirId: string | null): Promise<boolean> {
    try {
      const { id, kind } = await removing.mutateAsync({ memberId, heirId });
      followJob({
        id,
        kind,
        label: t('delete.running', { name }),
        onDone: () => {
          refreshMembers();
          toastDone(t('toast.deleted', { name }));
        },
        onStopped: () => {
          refreshMembers();
          toastFailed(t('delete.stopped', { name }));
        },
      });
      return true;
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
      return false;
    }
  }

  return { remove, isRemoving: removing.isPending };
}

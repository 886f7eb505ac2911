import { useTranslation } from 'react-i18next';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import type { OrganizationSubscription } from '../../../../shared/features/courses/subscriptions/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { refreshCurriculum } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface CloseDialogProps {
  row: OrganizationSubscription | undefined;
  onClose: () => void;
}

/** Declines a subscription request or revokes a subscription, with a reason. */
export function CloseDialog({ row, onClose }: CloseDialogProps) {
  const { t } = useTranslation(['curriculum', 'ui']);
  const closing = useApiMutation(subscriptions.closeSubscription, refreshCurriculum);
  if (!row) return null;
  const { organization, courseId, version, title } = row;
  const isRequest = row.state === 'pending';
  return (
    <ReasonDialog
      title={t(isRequest ? 'close.declineTitle' : 'close.withdrawTitle', {
        title,
        organization: organization.name,
      })}
      {...(!isRequest && { lead: t('close.withdrawLead') })}
      help={t('close.reasonHelp')}
      confirm={t(isRequest ? 'decline' : 'withdraw')}
      isDanger={!isRequest}
      done={t(isRequest ? 'close.declined' : 'ui:state.withdrawn')}
      decide={reason => closing.mutateAsync({ organizationId: organization.id, courseId, version, reason })}
      isDeciding={closing.isPending}
      onClose={onClose}
    />
  );
}

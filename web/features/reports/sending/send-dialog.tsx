import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SendDialogProps } from '../../../platform/features/parts.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { findCases, type PickedCase } from '../../../platform/lookups/find-cases.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { CasePicker } from '../../../ui/picker/case-picker.tsx';
import { ChildSendForm } from './child-send-form.tsx';

function SendDialog({ caseId, onClose, ...wanted }: SendDialogProps) {
  const { t } = useTranslation(['sending', 'ui']);
  const [picked, setPicked] = useState<PickedCase[]>([]);
  const chosen = caseId ?? picked[0]?.id;
  const child = useQuery({ ...childQuery(chosen ?? ''), enabled: chosen !== undefined });
  const name = child.data?.fullName;
  return (
    <Dialog
      onClose={onClose}
      title={
        name
          ? t(wanted.again ? 'againTitleOf' : 'titleOf', { name })
          : t(wanted.again ? 'ui:act.sendAgain' : 'title')
      }
      size={960}
      closeOnClickOutside={false}
      fillsPhone
    >
      <div className={layout.stack20}>
        {caseId === undefined && (
          <CasePicker
            label={t('ui:list.child')}
            description={t('childHelp')}
            required
            value={picked}
            search={findCases}
            onChange={setPicked}
          />
        )}
        {chosen && <ChildSendForm key={chosen} caseId={chosen} onClose={onClose} {...wanted} />}
      </div>
    </Dialog>
  );
}

export { SendDialog as Component };

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import type { PickedPerson } from '../../../ui/picker/person-picker.tsx';

const AssignDialog = lazyPart('assignDialog');
const maxNames = 3;

interface UnseenChildrenProps {
  memberId: string;
  newOwner: PickedPerson;
}

/** Names the children of a member's records whom the new owner would not see, and offers to assign them. */
export function UnseenChildren({ memberId, newOwner }: UnseenChildrenProps) {
  const { t } = useTranslation('people');
  const list = new Intl.ListFormat(useLocale());
  const [isAssigning, setAssigning] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: ['unseen-children', memberId, newOwner.id],
    queryFn: ({ signal }) =>
      call(offboarding.listUnseenChildren, { memberId, heirId: newOwner.id }, { signal }),
    gcTime: 0,
  });
  if (!data || data.children.length + data.hidden === 0) return null;
  const { children, hidden } = data;
  const name = newOwner.fullName;
  const count = children.length + hidden;
  const others = count - Math.min(children.length, maxNames);
  const names = list.format([
    ...children.slice(0, maxNames).map(({ fullName }) => fullName),
    ...(others > 0 ? [t('delete.others', { count: others })] : []),
  ]);

  function close(): void {
    setAssigning(false);
    refetch();
  }

  return (
    <div className={layout.column12}>
      <p role="status">
        {t(children.length > 0 ? 'delete.unseen' : 'delete.unseenHidden', { name, count, names })}
      </p>
      {children.length > 0 && (
        <div>
          <Button variant="default" onClick={() => setAssigning(true)}>
            {t('delete.assign', { name, count: children.length })}
          </Button>
        </div>
      )}
      {isAssigning && (
        <Suspense>
          <AssignDialog caseIds={children.map(({ id }) => id)} people={[newOwner]} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mustAcceptTerms } from '../../../platform/auth/access.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { ownTermsQuery } from '../terms/own-terms-query.ts';

const AcceptTermsDialog = lazyComponent(async () => (await import('./accept-terms-dialog.tsx')).Component);
const OwnTermsDialog = lazyComponent(async () => (await import('../terms/own-terms-dialog.tsx')).Component);

/** Asks members to accept changed terms one by one, once per page load. */
function ChangedTerms() {
  const session = useSession();
  const mustAccept = mustAcceptTerms(session);
  const isReadOnly = useIsReadOnly();
  const isMember = session.organizationUser !== null && session.finishedRegistration && !isReadOnly;
  const { data } = useQuery({ ...ownTermsQuery, enabled: isMember });
  const [isLater, setLater] = useState(false);
  const waiting = data?.data.find(({ isRequired, acceptedAt }) => isRequired && acceptedAt === null);
  if (isLater) return null;
  if (mustAccept) return <AcceptTermsDialog isOpen where="dialog" onClose={() => setLater(true)} />;
  return (
    waiting && (
      <OwnTermsDialog
        key={`${waiting.id} ${waiting.textVersion}`}
        term={waiting}
        onLater={() => setLater(true)}
      />
    )
  );
}

export { ChangedTerms as Component };

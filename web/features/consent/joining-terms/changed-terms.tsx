import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { mustAcceptTerms } from '../../../platform/auth/access.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { ownTermsQuery } from '../terms/own-terms-query.ts';

const AcceptTermsDialog = lazy(async () => ({
  default: (await import('./accept-terms-dialog.tsx')).Component,
}));
const OwnTermsDialog = lazy(async () => ({
  default: (await import('../terms/own-terms-dialog.tsx')).Component,
}));

/** Asks members to accept changed terms one by one, once per page load. */
function ChangedTerms() {
  const session = useSession();
  const mustAccept = mustAcceptTerms(session);
  const isReadOnly = useIsReadOnly();
  const isMember = session.organizationUser !== null && session.finishedRegistration && !isReadOnly;
  const { data } = useQuery({ ...ownTermsQuery, enabled: isMember });
  const [isLater, setLater] = useState(false);
  const waiting = data?.data.find(({ isRequired, acceptedAt }) => isRequired && acceptedAt === null);
  if (isLater || !(mustAccept || waiting)) return null;
  return (
    <Suspense>
      {mustAccept && <AcceptTermsDialog isOpen where="dialog" onClose={() => setLater(true)} />}
      {!mustAccept && waiting && (
        <OwnTermsDialog
          key={`${waiting.id} ${waiting.textVersion}`}
          term={waiting}
          onLater={() => setLater(true)}
        />
      )}
    </Suspense>
  );
}

export { ChangedTerms as Component };

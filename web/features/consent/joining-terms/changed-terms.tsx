import { lazy, Suspense, useState } from 'react';
import { mustAcceptTerms } from '../../../platform/auth/access.ts';
import { useSession } from '../../../platform/auth/session.ts';

const AcceptTermsDialog = lazy(async () => ({
  default: (await import('./accept-terms-dialog.tsx')).Component,
}));

/** Asks members, once per page load, to accept changed terms. */
function ChangedTerms() {
  const mustAccept = mustAcceptTerms(useSession());
  const [isLater, setLater] = useState(false);
  if (!mustAccept) return null;
  return (
    <Suspense>
      <AcceptTermsDialog isOpen={!isLater} where="dialog" onClose={() => setLater(true)} />
    </Suspense>
  );
}

export { ChangedTerms as Component };

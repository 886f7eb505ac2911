import { type ReactNode, useCallback, useState } from 'react';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { contributionsTo, loadAll } from '../../../../platform/features/contributions.ts';
import { isOffered } from '../../../../platform/features/is-offered.ts';
import { useErrorText } from '../../../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../../../../ui/feedback/toast.ts';
import { caseQuery } from '../queries.ts';
import { CaseSheet, type PreparedSheet } from './case-sheet.tsx';

/** Prints a case once all its sections have loaded; prints nothing if one fails. */
export function usePrintCase(caseId: string): { print: () => Promise<void>; sheet: ReactNode } {
  const session = useSession();
  const errorText = useErrorText();
  const [prepared, setPrepared] = useState<PreparedSheet>();
  const close = useCallback(() => setPrepared(undefined), []);

  async function print(): Promise<void> {
    try {
      const offered = contributionsTo('caseSheets').filter(section => isOffered(section, session));
      const [record, loaded] = await Promise.all([
        queryClient.ensureQueryData(caseQuery(caseId)),
        loadAll(offered),
      ]);
      await Promise.all(loaded.map(({ part }) => part.prepare(caseId)));
      setPrepared({ record, sections: loaded.map(({ key, part }) => ({ key, Component: part.Component })) });
    } catch (error) {
      toastFailed(errorText(error));
    }
  }

  return { print, sheet: prepared && <CaseSheet {...prepared} onPrinted={close} /> };
}

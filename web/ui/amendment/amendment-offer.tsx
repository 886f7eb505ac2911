import { Button } from '@mantine/core';
import { IconFilePencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportChange } from '../../../shared/core/report-changes.ts';
import { ChangedDetails } from '../file/changed-details.tsx';

interface AmendmentOfferProps {
  /** When the report was finished and its printed content frozen, ISO 8601. */
  frozenAt: string | null | undefined;
  changes: readonly ReportChange[] | undefined;
  isPending: boolean;
  /** Amends the report; null if it cannot be amended on this page. */
  onAmend: (() => void) | null;
  children: ReactNode;
}

/**
 * Shows how a print of today would differ from a finished report, with a button to amend the report. Renders
 * nothing if there is no difference.
 */
export function AmendmentOffer({
  frozenAt,
  changes = [],
  isPending,
  onAmend,
  children,
}: AmendmentOfferProps) {
  const { t } = useTranslation('ui');
  if (!frozenAt || changes.length === 0) return null;
  return (
    <ChangedDetails
      changes={changes}
      since={frozenAt}
      action={
        onAmend && (
          <Button
            variant="default"
            leftSection={<IconFilePencil size={18} aria-hidden />}
            loading={isPending}
            onClick={onAmend}
          >
            {t('changed.amend')}
          </Button>
        )
      }
    >
      {children}
    </ChangedDetails>
  );
}

import { Button } from '@mantine/core';
import { IconFilePencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { isLensToCheck } from '../../../../shared/features/eye/progression/lens-to-check.ts';
import { visitOf } from '../../../../shared/features/eye/progression/series.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Warns that a contact lens has the same power as the refraction; perhaps it was not converted. */
export function LensNotice({ report }: { report: EyeReport }) {
  const { t } = useTranslation(['eye', 'ui']);
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  if (report.deletedAt !== null || !isLensToCheck(visitOf(report))) return null;
  const search = new URLSearchParams({ field: 'prescription.right.sph' });
  return (
    <Notice
      tone="attention"
      action={
        isReadOnly ? null : (
          <Button
            component={Link}
            variant="default"
            leftSection={<IconFilePencil size={18} aria-hidden />}
            to={[to('editEyeReport', { id: report.id }), search].join('?')}
          >
            {t('ui:act.amend')}
          </Button>
        )
      }
    >
      {t('check.lensPowerText')}
    </Notice>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadMoreTexts } from '../../../../platform/i18n/translations.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';

async function loadPart() {
  const [{ ReceivedInVisit }] = await Promise.all([
    import('../../received/received-in-visit.tsx'),
    loadMoreTexts(['measurements']),
  ]);
  return { ReceivedInVisit };
}

type ReceivedInVisit = Awaited<ReturnType<typeof loadPart>>['ReceivedInVisit'];

/**
 * Offers measurements of the child that wait. If the code that shows them cannot be loaded, the visit can
 * still be filled in, a link leads to their list, and the next visit tries again.
 */
export function ReceivedOffer(props: ComponentProps<ReceivedInVisit>) {
  const { t } = useTranslation('eye');
  const to = useTo();
  const { data: part, isError } = useQuery({
    queryKey: ['eye', 'received', 'part'],
    queryFn: loadPart,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (part) return <part.ReceivedInVisit {...props} />;
  if (!isError) return null;
  return (
    <Notice
      tone="attention"
      action={
        <Button component={Link} variant="default" to={`${to('eyeReports')}?tab=received`}>
          {t('received.open')}
        </Button>
      }
    >
      {t('received.wait')}
    </Notice>
  );
}

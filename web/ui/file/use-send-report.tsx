import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import { lazyPart } from '../../platform/features/contributions.ts';
import type { ReportSource } from '../../platform/features/report-places.ts';
import { useFamilyLanguage } from '../../platform/features/use-report-language.ts';

const SendDialog = lazyPart('sendDialog');
const SentCard = lazyPart('sentCard');

export interface SendableReport {
  source: ReportSource;
  child: Case;
  id: string;
  kind: string;
  /** Options of the copy; default to those of the copy that the family usually gets. */
  content?: object;
}

/**
 * Returns the button that sends a record's report, the dialog that it opens, and a list of when and to whom
 * the report was sent.
 */
export function useSendReport({ source, child, id, kind, content }: SendableReport) {
  const familyLanguage = useFamilyLanguage(child);
  const [toSend, setToSend] = useState<'new' | { again: string } | null>(null);
  const open = () => setToSend('new');
  const preset = { reportId: id, kind, ...(content && { content }) };
  return {
    open,
    button: <EmailButton onClick={open} />,
    dialog: toSend && (
      <Suspense>
        <SendDialog
          sources={[source]}
          caseId={child.id}
          onClose={() => setToSend(null)}
          {...(toSend === 'new' ? preset : { again: { reportId: id, sendingId: toSend.again } })}
        />
      </Suspense>
    ),
    log: (
      <Suspense>
        <SentCard {...{ source, familyLanguage }} reportId={id} onAgain={again => setToSend({ again })} />
      </Suspense>
    ),
  };
}

function EmailButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('sending');
  return (
    <Button leftSection={<IconMail size={18} aria-hidden />} onClick={onClick}>
      {t('emailReport')}
    </Button>
  );
}

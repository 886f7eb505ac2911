import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import { lazyPart } from '../../platform/features/contributions.ts';
import type { ReportSource } from '../../platform/features/report-places.ts';
import { reportSourceQuery } from '../../platform/features/report-source-query.ts';
import { useFamilyLanguage } from '../../platform/features/use-report-language.ts';

const SendDialog = lazyPart('sendDialog');
const SentCard = lazyPart('sentCard');

export interface SendableReport {
  /** Loads the source of the report, which only the dialog and the list need. */
  loadSource: () => Promise<ReportSource>;
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
export function useSendReport({ loadSource, child, id, kind, content }: SendableReport) {
  const familyLanguage = useFamilyLanguage(child);
  const [toSend, setToSend] = useState<'new' | { again: string } | null>(null);
  const open = () => setToSend('new');
  const ofReport = { loadSource, kind };
  const preset = { reportId: id, kind, ...(content && { content }) };
  return {
    open,
    button: <EmailButton onClick={open} />,
    dialog: toSend && (
      <WithSource {...ofReport}>
        {source => (
          <SendDialog
            sources={[source]}
            caseId={child.id}
            onClose={() => setToSend(null)}
            {...(toSend === 'new' ? preset : { again: { reportId: id, sendingId: toSend.again } })}
          />
        )}
      </WithSource>
    ),
    log: (
      <WithSource {...ofReport}>
        {source => (
          <SentCard {...{ source, familyLanguage }} reportId={id} onAgain={again => setToSend({ again })} />
        )}
      </WithSource>
    ),
  };
}

interface WithSourceProps extends Pick<SendableReport, 'loadSource' | 'kind'> {
  children: (source: ReportSource) => ReactNode;
}

function WithSource(props: WithSourceProps) {
  return (
    <Suspense>
      <LoadedSource {...props} />
    </Suspense>
  );
}

function LoadedSource({ loadSource, kind, children }: WithSourceProps) {
  const { data: source } = useSuspenseQuery(reportSourceQuery(kind, loadSource));
  return children(source);
}

function EmailButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('sending');
  return (
    <Button leftSection={<IconMail size={18} aria-hidden />} onClick={onClick}>
      {t('emailReport')}
    </Button>
  );
}

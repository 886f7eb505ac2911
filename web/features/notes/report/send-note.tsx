import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { mayChangeNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import { type ReportToSend, SendReport } from '../../../ui/file/send-report.tsx';
import { noteReportSource } from './note-report-source.ts';

const SentCard = lazyPart('sentCard');

/** The language that the family reads. */
function useFamilyLanguage({ emailLanguage: language, emailScript }: Case): ReportLanguage {
  const { organization } = useSession();
  return { language, script: emailScript ?? organization?.script ?? 'simplified' };
}

interface SendNoteProps {
  note: Note;
  child: Case;
}

/** The button that sends a note, the dialog behind it, and how it was sent before. */
export function useSendNote({ note, child }: SendNoteProps) {
  const { t } = useTranslation('sending');
  const { role, organizationUser } = useSession();
  const family = useFamilyLanguage(child);
  const [wanted, setWanted] = useState<ReportToSend>(null);
  const me = { id: organizationUser?.id ?? '', role };
  const isSendable = note.deleted === null && (note.status !== 'draft' || mayChangeNote(note, me));
  return {
    button: isSendable && (
      <Button leftSection={<IconMail size={18} aria-hidden />} onClick={() => setWanted('new')}>
        {t('emailReport')}
      </Button>
    ),
    dialog: (
      <SendReport
        wanted={wanted}
        source={noteReportSource}
        caseId={child.id}
        reportId={note.id}
        kind="note"
        copy={{ ...family, content: {} }}
        onClose={() => setWanted(null)}
      />
    ),
    log: (
      <Suspense>
        <SentCard
          source={noteReportSource}
          reportId={note.id}
          familyLanguage={family}
          onAgain={again => setWanted({ again })}
        />
      </Suspense>
    ),
  };
}

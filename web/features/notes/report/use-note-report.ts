import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { mayChangeNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useFamilyLanguage } from '../../../platform/features/use-report-language.ts';
import { type ReportToSend, SendReport } from '../../../ui/file/send-report.tsx';
import { noteReportSource } from './note-report-source.ts';

const SentCard = lazyPart('sentCard');

interface SendNoteProps {
  note: Note;
  child: Case;
}

export function useSendNote({ note, child }: SendNoteProps) {
  const { t } = useTranslation('sending');
  const { role, organizationUser } = useSession();
  const family = useFamilyLanguage(child);
  const [toSend, setToSend] = useState<ReportToSend>(null);
  const me = { id: organizationUser?.id ?? '', role };
  const isSendable = note.deleted === null && (note.status !== 'draft' || mayChangeNote(note, me));
  return {
    button: isSendable && (
      <Button leftSection={<IconMail size={18} aria-hidden />} onClick={() => setToSend('new')}>
        {t('emailReport')}
      </Button>
    ),
    dialog: (
      <SendReport
        toSend={toSend}
        source={noteReportSource}
        caseId={child.id}
        reportId={note.id}
        kind="note"
        copy={{ ...family, content: {} }}
        onClose={() => setToSend(null)}
      />
    ),
    log: (
      <Suspense>
        <SentCard
          source={noteReportSource}
          reportId={note.id}
          familyLanguage={family}
          onAgain={again => setToSend({ again })}
        />
      </Suspense>
    ),
  };
}

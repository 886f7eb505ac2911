import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { mayChangeNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import type { SendableReport } from '../../../ui/file/use-send-report.tsx';

const loadSource = async () => (await import('./note-report-source.ts')).noteReportSource;

export function useNoteReport(note: Note, child: Case): { report: SendableReport; isSendable: boolean } {
  const { role, organizationUser } = useSession();
  const me = { id: organizationUser?.id ?? '', role };
  return {
    report: { loadSource, child, id: note.id, kind: 'note' },
    isSendable: note.deleted === null && (note.status !== 'draft' || mayChangeNote(note, me)),
  };
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextEncoding } from '../../../../shared/core/reading/decode-bytes.ts';
import type { SchoolCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DropZone } from '../../../ui/file/drop-zone.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { calendarRule } from './calendar-rule.ts';
import type { CalendarFile } from './ics/read-file.ts';
import { ImportPreview } from './import-preview.tsx';

interface ImportDialogProps {
  calendar: SchoolCalendar;
  onClose: () => void;
}

export function ImportDialog({ calendar, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['schoolCalendar', 'ui']);
  const timeZone = useSession().organization?.timeZone;
  const [problem, setProblem] = useState<string>();
  const [file, setFile] = useState<CalendarFile>();

  async function read(chosen: File | undefined, encoding?: TextEncoding): Promise<void> {
    if (!chosen) return;
    const { readCalendarFile } = await import('./ics/read-file.ts');
    const found = await readCalendarFile(chosen, { encoding, timeZone });
    if ('problem' in found) setProblem(t(`import.problem.${found.problem}`, { name: chosen.name }));
    else setFile(found);
  }

  return (
    <Dialog onClose={onClose} title={t('import.title')} size={720} fillsPhone>
      {file ? (
        <ImportPreview
          key={file.encoding}
          file={file}
          calendar={calendar}
          onEncoding={encoding => void read(file.file, encoding)}
          onBack={() => setFile(undefined)}
          onDone={onClose}
        />
      ) : (
        <div className={`${layout.stack16} ${layout.shrinkable}`}>
          <p className={`${layout.readable} ${layout.soft}`}>{t('import.intro')}</p>
          <DropZone rule={calendarRule} onFiles={([first]) => void read(first)} />
          {problem && <Notice tone="danger">{problem}</Notice>}
          <p className={`${layout.readable} ${layout.soft}`}>{t('import.privacy')}</p>
        </div>
      )}
    </Dialog>
  );
}

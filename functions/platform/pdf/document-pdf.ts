import type { Locale, Script } from '../../../shared/core/fields.ts';
import type { ReportChange } from '../../../shared/core/report-changes.ts';
import { type Document, type Written, writtenIn } from './document.ts';
import type { Pdf, PdfsStore } from './pdfs-store.ts';
import { renderPdf } from './render-pdf.ts';
import type { Sender } from './report-frame.ts';

interface PrintedDocument {
  /** Id of the printed record; also the folder in which its PDFs are stored. */
  id: string;
  /** Kind of document. The file name consists of kind, day and language. */
  kind: string;
  day: string;
  language: Locale;
  /** Chinese script (simplified or traditional). If null, the family's script, or else the organisation's. */
  script: Script | null;
  /** Number of the finished version whose data are printed; for a draft, a hash of its data. */
  version: string;
  isFrozen: boolean;
  printed: {
    child: { emailScript: Script | null };
    organization: Omit<Sender, 'logo'> & { script: Script; logoId: string | null };
  };
  changes: readonly ReportChange[];
  draw: (written: Written, sender: Sender) => Document | Promise<Document>;
}

export interface DocumentPdf {
  pdf: Pdf;
  script: Script;
}

/** The PDF of a document about a child: temporary for a draft, permanent for a finished document. */
export function documentPdf(
  { id, kind, day, language, script: requested, version, isFrozen, printed, changes, draw }: PrintedDocument,
  pdfs: PdfsStore,
): DocumentPdf {
  const { child, organization } = printed;
  const script = requested ?? child.emailScript ?? organization.script;
  return {
    script,
    pdf: {
      objectKey: `${id}/${version}/${kind}-${language}-${script}`,
      name: `${kind}-${day}-${language}`,
      isTemporary: !isFrozen,
      changes,
      make: async () => {
        const { logoId } = organization;
        if (isFrozen && logoId !== null) await pdfs.keepPicture('organization-logo', logoId);
        return renderPdf(
          await draw(writtenIn(language, script), { ...organization, logo: await pdfs.logoOf(organization) }),
        );
      },
    },
  };
}

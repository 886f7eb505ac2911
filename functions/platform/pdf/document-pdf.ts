import type { Locale, Script } from '../../../shared/core/fields.ts';
import type { ReportChange } from '../../../shared/core/report-changes.ts';
import type { Document } from './document.ts';
import type { Pdf, PdfsStore } from './pdfs-store.ts';
import { renderPdf } from './render-pdf.ts';
import type { Sender } from './report-frame.ts';

interface PrintedDocument {
  /** Id of the record; also the folder of its PDFs. */
  id: string;
  /** Part of the file name, with the day and the language. */
  kind: string;
  day: string;
  language: Locale;
  /** Script of Chinese text; by default the family's, otherwise the organisation's. */
  script: Script | null;
  /** Version of the printed data: the frozen version, or a hash of a draft's data. */
  version: string;
  isFrozen: boolean;
  printed: {
    child: { emailScript: Script | null };
    organization: Omit<Sender, 'logo'> & { script: Script; logoId: string | null };
  };
  /** Printed data that has changed since it was frozen. */
  changes: readonly ReportChange[];
  draw: (script: Script, sender: Sender) => Document | Promise<Document>;
}

/** A PDF of a document, and the script it is written in. */
export interface DocumentPdf {
  pdf: Pdf;
  script: Script;
}

/** The PDF of a document of a child. It is temporary for a draft, and kept for a finished document. */
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
        return renderPdf(await draw(script, { ...organization, logo: await pdfs.logoOf(organization) }));
      },
    },
  };
}

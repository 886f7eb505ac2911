import { createHash } from 'node:crypto';
import { idPrefixes } from '../../../../shared/core/ids.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { treeNodesWith } from '../../../../shared/features/screening/tree-nodes/named-nodes.ts';
import type { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import type { PdfContext, PdfHandler } from '../../../composition/pdf-context.ts';
import { charactersOf } from '../../../platform/pdf/characters-of.ts';
import { openFonts } from '../../../platform/pdf/fonts.ts';
import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import { TreeEntriesStore } from '../tree-entries/tree-entries-store.ts';
import { TreeNodesStore } from '../tree-nodes/tree-nodes-store.ts';
import { type TreeToPrint, treeDocument } from './tree-document.ts';

/** Increase it when the rendering changes, so that stored PDFs are not served. */
const layoutVersion = 1;

type Head = Pick<TreeToPrint, 'nodes' | 'marked' | 'language' | 'script'>;

export const openTreePdfHandler: PdfHandler<typeof treeReports.openTreePdf> = async (
  { asOf, before, language, script },
  context,
) => {
  const { organization, openStore, now, records } = context;
  const child = records.case;
  const [entries, names] = await Promise.all([
    openStore(TreeEntriesStore).listAll(idsOfCase(child)),
    openStore(TreeNodesStore).list(),
  ]);
  const { fullName, otherName, birthDate } = child;
  return open(context, folderOf(child.id), {
    language,
    script: script ?? child.emailScript ?? organization.script,
    nodes: treeNodesWith(names),
    marked: {
      child: { fullName, otherName, birthDate },
      entries,
      asOf: asOf ?? todayIn(organization.timeZone, now()),
      before,
    },
  });
};

export const openBlankTreeHandler: PdfHandler<typeof treeReports.openBlankTree> = async (
  { language, script },
  context,
) =>
  open(context, 'blank', {
    language,
    script: script ?? context.organization.script,
    nodes: treeNodesWith(await context.openStore(TreeNodesStore).list()),
    marked: null,
  });

/** Erasing a case erases what lies under the ids of its children. */
const folderOf = (caseId: string) => caseId.replace(idPrefixes.case, idPrefixes.treeEntry);

/** The PDF under everything that it depends on. */
function open({ organization, pdfs }: PdfContext, folder: string, tree: Head) {
  const { name, billingAddress, officeNumber, pdfFooter, logoId } = organization;
  const head = { name, billingAddress, officeNumber, pdfFooter };
  const digest = createHash('sha256')
    .update(JSON.stringify([layoutVersion, head, logoId, tree]))
    .digest('hex')
    .slice(0, 24);
  return pdfs.open({
    objectKey: `${folder}/tree-${tree.language}-${digest}`,
    name: `neurotree-${tree.language}`,
    make: async () => {
      const logo = logoId === null ? undefined : await pdfs.picture('organization-logo', logoId);
      const document = treeDocument({ ...tree, sender: { ...head, logo } });
      return writePdf(document, await openFonts(charactersOf(document), document.script));
    },
  });
}

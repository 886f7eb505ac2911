import { idPrefixes } from '../../../../shared/core/ids.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { treeNodesWith } from '../../../../shared/features/screening/tree-nodes/named-nodes.ts';
import type { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import type { PdfContext, PdfHandler } from '../../../composition/pdf-context.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import { TreeEntriesStore } from '../tree-entries/tree-entries-store.ts';
import { TreeNodesStore } from '../tree-nodes/tree-nodes-store.ts';
import { type TreeToPrint, treeDocument } from './tree-document.ts';

/** Increase it when the rendering changes, so that stored PDFs are not served. */
const layoutVersion = 1;

type Tree = Omit<TreeToPrint, 'sender'>;

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

const open = (context: PdfContext, folder: string, tree: Tree) =>
  context.pdfs.open(
    headedPdf(context, {
      folder,
      name: `neurotree-${tree.language}`,
      facts: [layoutVersion, tree],
      draw: sender => treeDocument({ ...tree, sender }),
    }),
  );

import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { idPrefixes } from '../../../../shared/core/ids.ts';
import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { treeNodesWith } from '../../../../shared/features/screening/tree-nodes/named-nodes.ts';
import type { PdfContext } from '../../../composition/pdf-context.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import type { Pdf } from '../../../platform/pdf/pdfs-store.ts';
import { TreeEntriesStore } from '../tree-entries/tree-entries-store.ts';
import { TreeNodesStore } from '../tree-nodes/tree-nodes-store.ts';
import { type TreeToPrint, treeDocument } from './tree-document.ts';

/** Version of the layout. Increase it when the rendering changes; stored PDFs are then not served. */
const layoutVersion = 2;

type PdfSources = Pick<PdfContext, 'organization' | 'openStore' | 'pdfs'>;
type Tree = Omit<TreeToPrint, 'sender'>;

interface TreeCopy {
  language: Locale;
  script: Script;
  asOf: string;
  before: string | null;
}

export async function treePdf(
  child: Case,
  { asOf, before, ...copy }: TreeCopy,
  context: PdfSources,
): Promise<Pdf> {
  const { openStore } = context;
  const [entries, names] = await Promise.all([
    openStore(TreeEntriesStore).listAll(idsOfCase(child)),
    openStore(TreeNodesStore).list(),
  ]);
  const { fullName, otherName, birthDate } = child;
  const marked = { child: { fullName, otherName, birthDate }, entries, asOf, before };
  return pdfOf(context, folderOf(child.id), { ...copy, nodes: treeNodesWith(names), marked });
}

export async function blankTreePdf(
  copy: Pick<TreeCopy, 'language' | 'script'>,
  context: PdfSources,
): Promise<Pdf> {
  const names = await context.openStore(TreeNodesStore).list();
  return pdfOf(context, 'blank', { ...copy, nodes: treeNodesWith(names), marked: null });
}

/** The folder's name contains the case id, so erasing the case deletes the folder. */
const folderOf = (caseId: string) => caseId.replace(idPrefixes.case, idPrefixes.treeEntry);

const pdfOf = (context: PdfSources, folder: string, tree: Tree): Pdf =>
  headedPdf(context, {
    folder,
    name: `neurotree-${tree.language}`,
    facts: [layoutVersion, tree],
    draw: sender => treeDocument({ ...tree, sender }),
  });

import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { SnippetRecord } from '../../../../shared/features/notes/snippets/schema.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { deleteInBatches } from '../../../platform/storage/delete-in-batches.ts';
import { caseKey, snippetsOf } from '../../../platform/storage/keys.ts';

export async function eraseSnippets(scope: CaseDataScope): Promise<void> {
  const { table, organization, caseId, items, memberIds } = scope;
  const { sk } = caseKey(organization, caseId);
  const child = Case.safeParse(items.find(item => item.sk === sk)).data;
  if (!child) return;
  const isNamed = nameIn(child.fullName);
  for (const member of memberIds) {
    const snippets = await table.queryAll(snippetsOf(organization, member));
    const naming = snippets.filter(item => {
      const { name, body } = SnippetRecord.parse(item);
      const text = `${name}\n${documentText(body)}`;
      return isNamed(text);
    });
    await deleteInBatches(table, naming);
  }
}

/**
 * Returns a function that tests whether a text contains the name: a Latin name as whole words, another name
 * anywhere.
 */
function nameIn(name: string): (text: string) => boolean {
  const literal = RegExp.escape(name.trim());
  const isLatin = /^[\p{Script=Latin}\p{Zs}.'’-]+$/u.test(name.trim());
  const pattern = new RegExp(isLatin ? `(?<![\\p{L}])${literal}(?![\\p{L}])` : literal, 'iu');
  return text => name.trim() !== '' && pattern.test(text);
}

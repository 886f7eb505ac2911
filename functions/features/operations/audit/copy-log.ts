import { childIdPrefixes } from '../../../../shared/core/ids.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { jsonEntry, type ZipEntry } from '../../../platform/files/write-zip.ts';
import { readMembers } from '../../../platform/storage/read-members.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { auditRanges } from '../keys.ts';

/**
 * Files for a copy of a child's data: who changed or viewed the case's records. Current members are named.
 */
export async function copyLog(scope: CaseDataScope): Promise<ZipEntry[]> {
  const { table, organization } = scope;
  const ranges = recordIdsIn(scope).map(id => auditRanges.record(organization, id));
  const [changes, views, members] = await Promise.all([
    Promise.all(ranges.map(range => table.queryAll(range.changes))),
    Promise.all(ranges.map(range => table.queryAll(range.reads))),
    readMembers(table, organization),
  ]);
  const nameOf = new Map(members.map(({ id, fullName }) => [id, fullName]));
  const lineOf = ({ row }: Item) => {
    const { at, act, record, by } = row as Record<'at' | 'act' | 'record' | 'by', string>;
    return { at, act, record, by: nameOf.get(by) ?? by };
  };
  const log = (found: Item[][]) =>
    found
      .flat()
      .map(lineOf)
      .sort((a, b) => (a.at < b.at ? -1 : 1));
  return [jsonEntry('log/changes.json', log(changes)), jsonEntry('log/views.json', log(views))];
}

function recordIdsIn({ caseId, items }: CaseDataScope): string[] {
  const prefixes = childIdPrefixes(caseId);
  const ids = items.map(({ id }) => String(id)).filter(id => prefixes.some(prefix => id.startsWith(prefix)));
  return [...new Set([caseId, ...ids])];
}

import { StoredClass, StoredClassRow } from '../../../../shared/features/classes/classes/schema.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { jsonEntry, type ZipEntry } from '../../../platform/files/write-zip.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { isPresent, type Write } from '../../../platform/storage/write.ts';
import { type ClassList, classesOf, classKey, classLists, classRowKey } from '../class-keys.ts';
import { rowOf } from './class-items.ts';

interface Listed {
  list: ClassList;
  row: StoredClassRow;
}

/** Lists all classes of the organisation, including removed ones. */
async function listedIn({ table, organization }: StoreScope): Promise<Listed[]> {
  const found = await Promise.all(
    classLists.map(async list => {
      const items = await table.queryAll(classesOf(organization, list));
      return items.map(item => ({ list, row: StoredClassRow.parse(item) }));
    }),
  );
  return found.flat();
}

const everChildren = ({ row }: Listed) => [...row.childIds, ...row.formerIds];

const listedWith = async (scope: CaseDataScope): Promise<Listed[]> =>
  (await listedIn(scope)).filter(listed => everChildren(listed).includes(scope.caseId));

export const namedInClasses = async (scope: StoreScope): Promise<string[]> =>
  (await listedIn(scope)).flatMap(everChildren);

/** A file with the periods that the child spent in each class, for a copy of the child's data. */
export async function copyClasses(scope: CaseDataScope): Promise<ZipEntry[]> {
  const { table, organization, caseId } = scope;
  const keys = (await listedWith(scope)).map(({ row }) => classKey(organization, row.id));
  const classes = (await getInBatches(table, keys)).flatMap(item => StoredClass.safeParse(item).data ?? []);
  const lines = classes.flatMap(({ name, stays }) =>
    stays
      .filter(stay => stay.caseId === caseId)
      .map(({ joinedOn, leftOn }) => ({ class: name, joinedOn, leftOn })),
  );
  return lines.length === 0 ? [] : [jsonEntry('classes.json', lines)];
}

export async function eraseFromClasses(scope: CaseDataScope): Promise<void> {
  await retryOnConflict(async () => {
    for (const listed of await listedWith(scope)) await eraseFrom(listed, scope);
  });
}

async function eraseFrom(
  { list, row }: Listed,
  { table, organization, caseId }: CaseDataScope,
): Promise<void> {
  const key = classKey(organization, row.id);
  const [item] = await table.get([key]);
  if (!item) return;
  const before = StoredClass.parse(item);
  const stays = before.stays.filter(stay => stay.caseId !== caseId);
  const { childIds, formerIds, leaving } = rowOf({ ...before, stays });
  const writes: Write[] = [
    {
      update: key,
      set: { stays, staysVersion: before.staysVersion + 1 },
      when: {
        text: '#staysVersion = :staysVersion',
        values: { ':staysVersion': before.staysVersion },
      },
      onConditionFailed: () => new ConflictError(),
    },
    {
      update: classRowKey(organization, list, row.id),
      set: { childIds, formerIds, leaving },
      when: isPresent,
      onConditionFailed: () => new ConflictError(),
    },
  ];
  await table.transact(writes);
}

import { caseItem, mirrorWrites } from '../../functions/features/cases/cases/case-items.ts';
import { caseCountKey } from '../../functions/features/cases/keys.ts';
import { newId } from '../../functions/platform/storage/new-id.ts';
import { repair as write } from '../../lib/restore/import-export.ts';
import type { Repair as Change } from '../../lib/restore/integrity-violation.ts';
import { Case } from '../../shared/features/cases/cases/schema.ts';
import type { UnitsTable } from './units-table.ts';

const batchSize = 40;
const writers = 4;

/** Writes cases directly into the table, as the same items that the store of cases would write. */
export async function fillCases(
  { client, name }: UnitsTable,
  organization: string,
  size: number,
): Promise<void> {
  let next = 0;
  async function work(): Promise<void> {
    while (next < size) {
      const first = next;
      next += batchSize;
      const numbers = Array.from({ length: Math.min(batchSize, size - first) }, (_, at) => first + at);
      await write(
        client,
        name,
        numbers.flatMap(number => itemsOf(organization, caseNumber(number))),
      );
    }
  }
  await Promise.all(Array.from({ length: writers }, work));
  const counter = { ...caseCountKey(organization, 0), active: size, archived: 0 };
  await write(client, name, [{ put: counter }]);
}

function itemsOf(organization: string, record: Case): Change[] {
  const mirrors = mirrorWrites(organization, undefined, record);
  return [
    { put: caseItem(organization, record) },
    ...mirrors.flatMap(each => ('put' in each ? [{ put: each.put }] : [])),
  ];
}

function caseNumber(number: number): Case {
  const at = new Date(Date.UTC(2020, 0, 1) + number * 1000).toISOString();
  return Case.parse({
    fullName: nameOf(number),
    id: newId('case', Date.parse(at)),
    version: 1,
    gender: number % 2 === 0 ? 'female' : 'male',
    status: 'active',
    source: 'staff',
    assigned: [],
    createdAt: at,
    updatedAt: at,
  });
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A name of one short word, so that writing the cases is fast. The first letters are evenly distributed. */
function nameOf(number: number): string {
  const letter = (at: number) => letters[at % letters.length] ?? '';
  return `${letter(number)}${letter(Math.floor(number / letters.length))}on${number}`;
}

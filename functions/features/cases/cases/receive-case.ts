import { canSeeCase } from '../../../../shared/core/can-see-case.ts';
import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Case, CaseFields, DuplicateReason } from '../../../../shared/features/cases/cases/schema.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { checkFields } from './check-fields.ts';
import { ReceivedCasesStore } from './received/received-cases-store.ts';
import { WholeCasesStore } from './whole/whole-cases-store.ts';

/**
 * Reasons that are strong evidence that two records are of the same child. They do not occur between
 * siblings.
 */
const strong: ReadonlySet<DuplicateReason> = new Set(['name', 'nearBirthday', 'sameName']);

/**
 * Creates a case, unless the caller may see a case that is probably of the same child or has the same file
 * number. If several systems send the same child at the same time, only one of them creates a case.
 */
export const receiveCase: Handler<typeof cases.receiveCase> = async (fields, context) => {
  const { organization, cases, openStore, now } = context;
  const checked = await checkFields({ ...fields, photoId: null, tags: [] }, organization, now());
  return retryOnConflict(async () => {
    const received = openStore(ReceivedCasesStore);
    const claim = await received.claim();
    const known = await likelyKnown(checked, context);
    if (known) return received.refuse(known.id);
    return cases.create(checked, [], 'staff', async () => [claim]);
  });
};

async function likelyKnown(
  child: CaseFields,
  { actor, scope, cases, openStore }: OrganizationContext,
): Promise<Case | undefined> {
  const viewer = { id: actor.id, scope };
  const { fileNumber } = child;
  const [found, numbered] = await Promise.all([
    cases.findDuplicates(child),
    fileNumber === null ? [] : openStore(WholeCasesStore).numbered(fileNumber, viewer),
  ]);
  const alike = found.find(
    ({ record, signs }) => canSeeCase(viewer, record) && signs.some(sign => strong.has(sign)),
  );
  return alike?.record ?? numbered[0];
}

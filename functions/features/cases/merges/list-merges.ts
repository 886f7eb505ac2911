import { CaseName } from '../../../../shared/features/cases/cases/schema.ts';
import type { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { MergesStore } from './merges-store.ts';

export const listMerges: Handler<typeof merges.listMerges> = async (_, { records, openStore, now }) => {
  const store = openStore(MergesStore);
  const found = await store.listFor(records.case.id);
  const absorbed = await Promise.all(found.map(record => store.getCase(record.absorbed)));
  return singlePage(
    found.flatMap((record, index) => {
      const one = absorbed[index];
      if (!one) return [];
      return [{ ...record, absorbed: CaseName.parse(one), canUndo: Date.parse(record.until) > now() }];
    }),
  );
};

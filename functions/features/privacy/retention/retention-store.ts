import { AppError } from '../../../../shared/core/errors.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { CaseRightsRecord } from '../../../../shared/features/privacy/case-rights/record.ts';
import { dueDateOf, lastEntryOf, plusYears } from '../../../../shared/features/privacy/retention/due-date.ts';
import {
  DueCase,
  defaultRetention,
  RetentionRule,
} from '../../../../shared/features/privacy/retention/schema.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { hasVersion, type Item, isAbsent } from '../../../platform/storage/write.ts';
import { caseList } from '../../cases/keys.ts';
import { caseRightsKey, retentionKey } from '../keys.ts';

const perPage = 25;
/** Maximum number of rows read per request, including cases that are kept longer. */
const maxRowsRead = 400;
const batchSize = 50;

export class RetentionStore extends OrganizationStore {
  async get(): Promise<RetentionRule> {
    const [item] = await this.table.get([retentionKey(this.organization)]);
    return item ? RetentionRule.parse(item) : defaultRetention;
  }

  /** @throws version.conflict if another admin has changed the rule since */
  change(rule: RetentionRule): Promise<RetentionRule> {
    const after = { ...rule, version: rule.version + 1 };
    return this.commit(
      { act: 'retention.changed', record: this.organization },
      [
        {
          put: { ...retentionKey(this.organization), kind: 'retention-rule', ...after },
          when: rule.version === 0 ? isAbsent : hasVersion(rule.version),
          onConditionFailed: existing =>
            new AppError('version.conflict', { current: existing && RetentionRule.parse(existing) }),
        },
      ],
      after,
    );
  }

  /**
   * A page of the cases that are due on a day. The list is sorted by last change, oldest first, so cases that
   * changed recently are not read.
   */
  findDue(
    rule: RetentionRule,
    { status, today, cursor }: { status: 'active' | 'archived'; today: string; cursor: string | null },
  ): Promise<FilteredPage<DueCase>> {
    const changedBefore = plusYears(today, -rule.yearsAfterLastEntry);
    return fetchFilteredPage(this.table, {
      range: caseList.updated(this.organization, status),
      between: ['0', `${changedBefore}T99`],
      ...{ cursor, limit: perPage, maxItemsRead: maxRowsRead },
      batchSize: () => batchSize,
      joinBatchSize: () => batchSize,
      join: items => this.#withDueDates(items, rule, today),
    });
  }

  async #withDueDates(items: Item[], rule: RetentionRule, today: string): Promise<(DueCase | undefined)[]> {
    const ids = items.map(({ row }) => Case.shape.id.parse((row as { id: unknown }).id));
    const keys = ids.flatMap(id => [caseKey(this.organization, id), caseRightsKey(this.organization, id)]);
    const found = await this.table.get(keys);
    return ids.map((_, index) => {
      const record = Case.safeParse(found[index * 2]).data;
      if (!record) return undefined;
      const rights = found[index * 2 + 1];
      const { keepUntil = null, hold = null } = rights ? CaseRightsRecord.parse(rights) : {};
      const dueOn = dueDateOf(record, rule, keepUntil);
      return hold || dueOn > today
        ? undefined
        : DueCase.parse({ ...record, lastEntryOn: lastEntryOf(record), dueOn });
    });
  }
}

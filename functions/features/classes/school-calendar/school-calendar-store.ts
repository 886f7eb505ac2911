import { AppError } from '../../../../shared/core/errors.ts';
import {
  emptyCalendar,
  SchoolCalendar,
  type SchoolCalendarFields,
} from '../../../../shared/features/classes/school-calendar/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { hasVersion, type Item, isAbsent } from '../../../platform/storage/write.ts';
import { schoolCalendarKey } from '../school-calendar-keys.ts';

export class SchoolCalendarStore extends OrganizationStore {
  async get(): Promise<SchoolCalendar> {
    const [item] = await this.table.get([schoolCalendarKey(this.organization)]);
    return calendarOf(item);
  }

  /**
   * @param version version of the calendar that the caller read; 0 if no calendar was stored
   * @throws version.conflict with the current calendar, if another member has stored one since
   */
  change({ days, weekA }: SchoolCalendarFields, version: number): Promise<SchoolCalendar> {
    const calendar: SchoolCalendar = {
      days: days.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
      weekA,
      version: version + 1,
    };
    const write = {
      put: { ...schoolCalendarKey(this.organization), kind: 'school-calendar', ...calendar },
      when: version === 0 ? isAbsent : hasVersion(version),
      onConditionFailed: (existing?: Item) =>
        new AppError('version.conflict', { current: calendarOf(existing) }),
    };
    return this.commit({ act: 'school-calendar.changed', record: this.organization }, [write], calendar);
  }
}

const calendarOf = (item: Item | undefined): SchoolCalendar =>
  item ? SchoolCalendar.parse(item) : emptyCalendar;

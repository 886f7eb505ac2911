import type { Table } from '../../../platform/storage/table.ts';
import { parseSubscriber, subscribersOfAuthor } from '../subscription-keys.ts';

/** Who subscribes to the courses of an organisation. */
export class CourseSubscribersStore {
  readonly #table: Table;
  readonly #author: string;

  constructor(table: Table, author: string) {
    this.#table = table;
    this.#author = author;
  }

  /** Those whose last day is not over. @param today `YYYY-MM-DD` @param courseId of one course only */
  async list(today: string, courseId?: string): Promise<{ courseId: string; subscriber: string }[]> {
    const keys = await this.#table.queryAll(subscribersOfAuthor(this.#author, courseId));
    return keys.map(parseSubscriber).filter(({ until }) => until >= today);
  }
}

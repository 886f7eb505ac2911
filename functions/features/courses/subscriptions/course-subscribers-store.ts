import type { Table } from '../../../platform/storage/table.ts';
import { parseSubscriber, subscribersOfAuthor } from '../subscription-keys.ts';

export class CourseSubscribersStore {
  readonly #table: Table;
  readonly #author: string;

  constructor(table: Table, author: string) {
    this.#table = table;
    this.#author = author;
  }

  /**
   * Subscriptions that have not ended.
   * @param today `YYYY-MM-DD`
   * @param courseId limits the list to one course
   */
  async list(today: string, courseId?: string): Promise<{ courseId: string; subscriber: string }[]> {
    const keys = await this.#table.queryAll(subscribersOfAuthor(this.#author, courseId));
    return keys.map(parseSubscriber).filter(({ until }) => until >= today);
  }
}

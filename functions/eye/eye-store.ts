import { AppError } from '../../shared/errors.ts';
import { formatReference } from '../../shared/eye/reference.ts';
import { type Author, EyeReport, type EyeReportFields } from '../../shared/eye/schema.ts';
import { EyeSeries, emptySeries, withReport } from '../../shared/eye/series.ts';
import { eyeReportKey, eyeSequenceKey, referenceKey, versionsOf } from '../storage/keys.ts';
import { newChildId } from '../storage/new-id.ts';
import { OrganizationStore } from '../storage/organization-store.ts';
import { type Condition, hasVersion, type Item, isAbsent, type Write } from '../storage/write.ts';
import { eyeReportItem, seriesItem, versionItem } from './eye-items.ts';
import { type EyeReportSearch, type FoundEyeReports, findEyeReports } from './find-eye-reports.ts';
import { OutrunBy, untilNotOutrun } from './until-not-outrun.ts';

/** Last reference number of each year, by `y` and the year. */
export type Sequence = Record<string, number>;

/** The eye reports of one organisation. */
export class EyeStore extends OrganizationStore {
  /** For what happens outside of a call; calls name what they load. */
  async get(id: string): Promise<EyeReport | undefined> {
    const [item] = await this.table.get([eyeReportKey(this.organization, id)]);
    return item && EyeReport.parse(item);
  }

  /** Begins a report under the next number of the year, whoever else takes one meanwhile. */
  create(
    caseId: string,
    fields: EyeReportFields,
    author: Author,
    year: number,
    known: { series: EyeSeries; sequence: Sequence },
  ): Promise<EyeReport> {
    const at = this.now();
    const blank = {
      ...fields,
      id: newChildId('eyeReport', caseId, this.origin.now()),
      caseId,
      version: 1,
      status: 'draft',
      author,
      savedBy: author,
      savedAt: at,
      createdAt: at,
      finishedAt: null,
      finishedBy: null,
      amendedAt: null,
      deletedAt: null,
    } as const;
    return untilNotOutrun(known, ({ series, sequence }) => {
      const last = sequence[`y${year}`] ?? 0;
      const report: EyeReport = { ...blank, reference: formatReference(year, last + 1) };
      const writes = [
        ...this.#writes(undefined, report, series),
        ...this.#numberWrites(report.id, year, last),
      ];
      return this.commit({ act: 'eyeReport.created', record: report.id }, writes, report);
    });
  }

  /** Changes a report that is still as it was read; what it was stays as an earlier version. @throws version.conflict */
  change(
    before: EyeReport,
    changes: Partial<EyeReport>,
    act: `eyeReport.${string}`,
    savedBy: Author,
    known: EyeSeries,
  ): Promise<EyeReport> {
    const version = before.version + 1;
    const report: EyeReport = { ...before, ...changes, version, savedBy, savedAt: this.now() };
    return untilNotOutrun({ series: known }, ({ series }) =>
      this.commit({ act, record: report.id }, this.#writes(before, report, series), report),
    );
  }

  /** Deletes a report or brings it back, whatever else is changed about it meanwhile. */
  async mark(before: EyeReport, isDeleted: boolean, savedBy: Author, known: EyeSeries): Promise<EyeReport> {
    if ((before.deletedAt !== null) === isDeleted) return before;
    const act = isDeleted ? 'eyeReport.deleted' : 'eyeReport.restored';
    try {
      return await this.change(before, { deletedAt: isDeleted ? this.now() : null }, act, savedBy, known);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'version.conflict') throw error;
      return this.mark(EyeReport.parse(error.current), isDeleted, savedBy, known);
    }
  }

  /** A page of the versions that others took the place of, the newest first. */
  async versions(id: string, limit: number, cursor: string | null) {
    const range = versionsOf(eyeReportKey(this.organization, id));
    const { items, next } = await this.table.query(range, { limit, newestFirst: true, cursor });
    return { versions: items.map(item => EyeReport.parse(item)), next };
  }

  /** A page of reports; all of the organisation's, or those of the cases assigned to one member. */
  find(search: EyeReportSearch, assignedTo: string | undefined): Promise<FoundEyeReports> {
    return findEyeReports(this.table, this.organization, search, assignedTo);
  }

  #writes(before: EyeReport | undefined, after: EyeReport, series: EyeSeries): Write[] {
    const { organization } = this;
    const revision: Condition =
      series.revision === 0
        ? isAbsent
        : { text: '#revision = :revision', values: { ':revision': series.revision } };
    return [
      {
        put: eyeReportItem(organization, after),
        when: before ? hasVersion(before.version) : isAbsent,
        refused: conflict,
      },
      ...(before ? [{ put: versionItem(organization, before), when: isAbsent }] : []),
      {
        put: seriesItem(organization, after.caseId, withReport(series, after)),
        when: revision,
        refused: item => new OutrunBy({ series: item ? EyeSeries.parse(item) : emptySeries }),
      },
    ];
  }

  /** The number is taken in the transaction of the report: none is lost and none is given twice. */
  #numberWrites(id: string, year: number, last: number): Write[] {
    const name = `y${year}`;
    return [
      {
        update: eyeSequenceKey(this.organization),
        set: { [name]: last + 1 },
        when:
          last === 0
            ? { text: `attribute_not_exists(#${name})` }
            : { text: `#${name} = :last`, values: { ':last': last } },
        refused: item => new OutrunBy({ sequence: { [name]: Number(item?.[name] ?? 0) } }),
      },
      { put: { ...referenceKey(this.organization, year, last + 1), id }, when: isAbsent },
    ];
  }
}

function conflict(existing: Item | undefined): Error {
  return existing
    ? new AppError('version.conflict', { current: EyeReport.parse(existing) })
    : new AppError('record.missing');
}

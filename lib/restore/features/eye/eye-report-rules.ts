import {
  eyeReportItem,
  recallItem,
  seriesItem,
} from '../../../../functions/features/eye/eye-reports/eye-items.ts';
import {
  eyeReportKey,
  eyeSequenceKey,
  eyeSeriesKey,
  referenceKey,
} from '../../../../functions/features/eye/keys.ts';
import { caseKey, versionKey } from '../../../../functions/platform/storage/keys.ts';
import { withoutNulls } from '../../../../functions/platform/storage/without-nulls.ts';
import type { Item } from '../../../../functions/platform/storage/write.ts';
import { caseIdFromChildId } from '../../../../shared/core/ids.ts';
import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { parseReference } from '../../../../shared/features/eye/progression/reference.ts';
import { EyeSeries, emptySeries, withReport } from '../../../../shared/features/eye/progression/series.ts';
import { RecallRecord } from '../../../../shared/features/eye/recalls/recall.ts';
import { RecallDecision } from '../../../../shared/features/eye/recalls/recall-decision.ts';
import { compareDerivedItems, type IntegrityViolation, keyOf, type Rule } from '../../integrity-violation.ts';
import type { OrganizationItems } from '../../organization-items.ts';

/**
 * Rule: eye reports match their lists and the child's series of visits. Report versions and reference numbers
 * have no gaps.
 */
export const eyeRules: Rule = contents => {
  const { slug } = contents;
  const stored = contents.inPartitionsWithPrefix(`C#${slug}#C#`, 'EYE#');
  const reports = stored.flatMap(item => EyeReport.safeParse(item).data ?? []);
  const versions = contents.inPartitionsWithPrefix(`C#${slug}#C#`, 'V#EYE#');
  const recalls = contents.inPartitionsWithPrefix(`C#${slug}#C#`, 'RECALL').flatMap(item => {
    const note = RecallRecord.safeParse(item).data;
    return note ? [{ item, note }] : [];
  });
  return [
    ...stored
      .filter(item => !EyeReport.safeParse(item).success)
      .map(item => ({
        rule: 'an eye report can be read',
        at: keyOf(item),
        problem: 'does not match its schema',
      })),
    ...compareDerivedItems(
      'an eye report is in its lists',
      reports.map(report => eyeReportItem(slug, report)),
      stored.flatMap(item => {
        const { data } = EyeReport.safeParse(item);
        return data ? [{ ...item, ...data }] : [];
      }),
    ),
    ...compareDerivedItems(
      'a series matches the reports of its child',
      seriesOf(reports, id => homeOf(contents, id)).map(([caseId, series]) =>
        seriesItem(slug, caseId, asStored(series, contents.get(eyeSeriesKey(slug, caseId)))),
      ),
      contents
        .inPartitionsWithPrefix(`C#${slug}#C#`, 'EYES')
        .filter(item => EyeSeries.safeParse(item).data?.movedTo === undefined),
    ),
    ...missingVersions(contents, reports),
    ...versions
      .filter(item => !isWholeVersion(slug, item))
      .map(item => ({
        rule: 'an earlier version can be read',
        at: keyOf(item),
        problem: 'does not match its schema',
      })),
    ...numberingViolations(contents, reports),
    ...contents
      .inPartitionsWithPrefix(`C#${slug}#C#`, 'RECALL')
      .filter(item => !RecallRecord.safeParse(item).success)
      .map(item => ({
        rule: 'a recall note can be read',
        at: keyOf(item),
        problem: 'does not match its schema',
      })),
    ...compareDerivedItems(
      'a booked visit is in the list of its day',
      recalls.map(({ note }) => recallItem(slug, note)),
      recalls.map(({ item, note }) => ({ ...item, ...note })),
      withoutNulls,
    ),
  ];
};

/**
 * Computes each child's series of visits from the reports. The revision is the sum of the reports' versions.
 */
function seriesOf(
  reports: EyeReport[],
  homeOf: (caseId: string) => string,
): [caseId: string, series: EyeSeries][] {
  return [...Map.groupBy(reports, ({ caseId }) => homeOf(caseId))].map(([caseId, own]) => {
    const { visits } = own.reduce(withReport, emptySeries);
    return [caseId, { revision: own.reduce((sum, { version }) => sum + version, 0), visits }];
  });
}

/** Id of the surviving case of a merged case; for any other case, its own id. */
function homeOf(contents: OrganizationItems, caseId: string): string {
  const into = contents.get(caseKey(contents.slug, caseId))?.mergedInto;
  return into ? homeOf(contents, String(into)) : caseId;
}

/**
 * Adds to a computed series what reports do not contain: the decision about the next visit (each change
 * increases the revision) and, after a merge, the stored revision, which continues from both series.
 */
function asStored(series: EyeSeries, stored: Item | undefined): EyeSeries {
  const recall = RecallDecision.safeParse(stored?.recall).data;
  const moves = Number(stored?.moves ?? 0);
  if (moves > 0) return { ...series, ...(recall && { recall }), moves, revision: Number(stored?.revision) };
  return recall ? { ...series, revision: series.revision + recall.changes, recall } : series;
}

function missingVersions(contents: OrganizationItems, reports: EyeReport[]): IntegrityViolation[] {
  return reports.flatMap(({ id, version }) => {
    const key = eyeReportKey(contents.slug, id);
    const earlier = Array.from({ length: version - 1 }, (_, index) => versionKey(key, index + 1));
    const missing = earlier.filter(at => contents.get(at) === undefined);
    return missing.map(at => ({ rule: 'every version of a report is kept', at, problem: 'is missing' }));
  });
}

function isWholeVersion(slug: string, item: Item): boolean {
  const { data } = EyeReport.safeParse(item);
  return data !== undefined && versionKey(eyeReportKey(slug, data.id), data.version).sk === item.sk;
}

/** Checks that the reference numbers of a year have no gaps, and that each belongs to one report. */
function numberingViolations(contents: OrganizationItems, reports: EyeReport[]): IntegrityViolation[] {
  const { slug } = contents;
  const at = eyeSequenceKey(slug);
  const taken = [
    ...reports.flatMap(({ id, reference }) => {
      const parsed = parseReference(reference);
      return parsed ? [{ id, ...parsed }] : [];
    }),
    ...numbersOfErasedCases(contents),
  ];
  const expected = taken.map(({ id, year, number }) => ({ ...referenceKey(slug, year, number), id }));
  const gaps = [...Map.groupBy(taken, ({ year }) => year)].filter(
    ([year, own]) =>
      own.length !== Math.max(...own.map(({ number }) => number)) ||
      contents.get(at)?.[`y${year}`] !== own.length,
  );
  return [
    ...compareDerivedItems(
      'a reference number belongs to a report',
      expected,
      contents.inPartitionsWithPrefix(`C#${slug}#REF#`),
    ),
    ...gaps.map(([year]) => ({ rule: 'reference numbers have no gap', at, problem: `has one in ${year}` })),
  ];
}

/** Reference numbers of reports that were erased with their case. They are never used again. */
function numbersOfErasedCases(contents: OrganizationItems) {
  const { slug } = contents;
  const erased = contents
    .inPartition(`O#${slug}`)
    .filter(({ sk }) => sk.startsWith('ERASED#'))
    .map(({ caseId }) => caseId);
  return contents
    .inPartitionsWithPrefix(`C#${slug}#REF#`)
    .flatMap(({ pk, sk, id }) =>
      erased.includes(caseIdFromChildId(String(id)))
        ? [{ id: String(id), year: Number(pk.split('#').at(-1)), number: Number(sk) }]
        : [],
    );
}

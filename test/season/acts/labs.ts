import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { pick, type SeasonOrganization, type Stage, today, whoMay } from '../stage.ts';

const returnedAtOnce = 8;

/** Records the return of spectacles from the lab, each on the day of its arrival. */
export async function receiveOrders(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { model } = stage;
  const day = today(stage, at);
  const ordered = model
    .of(at.slug, 'visit')
    .filter(
      ({ expected, day: visited, caseId }) =>
        !model.erasing.has(model.survivorOf(caseId ?? '')) &&
        expected.returnBy &&
        !expected.returnedOn &&
        expected.status !== 'draft' &&
        visited < day,
    )
    .slice(0, returnedAtOnce);
  for (const visit of ordered) {
    const { caller } = pick(stage, whoMay(at, 'admin', 'all'));
    const { data } = await caller.call(eyeReports.noteLabReturn, {
      ...{ eyeReportId: visit.id, version: visit.version, returnedOn: day },
    });
    const { version } = data;
    const print = model.prints.get(`${visit.id} ${visit.version}`);
    model.prints.delete(`${visit.id} ${visit.version}`);
    if (print) model.prints.set(`${visit.id} ${version}`, print);
    Object.assign(visit, { version, expected: { ...visit.expected, returnedOn: day } });
  }
}

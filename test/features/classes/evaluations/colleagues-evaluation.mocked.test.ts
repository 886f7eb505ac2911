import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../../web/platform/api/query-client.ts';
import { restoreApi, stubApi } from '../../../support/callers/stub-api.ts';
import { openClinic } from '../../../support/clinic.ts';
import { currentUserWith } from '../../../support/current-user.ts';
import { stubBrowser } from '../../../support/stub-browser.ts';
import { makeEvaluated, makePastSession } from './samples.ts';

const { showRefusal } = vi.hoisted(() => ({ showRefusal: vi.fn() }));
vi.mock('../../../../web/ui/feedback/show-refusal.ts', () => ({ showRefusal }));

afterEach(() => {
  restoreApi();
  queryClient.clear();
});

test('a link to evaluate a colleague’s session is refused, and one to its evaluation opens it', async () => {
  const clinic = await openClinic();
  const reader = await clinic.join();
  const [open, evaluated] = [await makePastSession(clinic.admin), await makeEvaluated(clinic.admin)];
  stubBrowser();
  stubApi(reader);
  queryClient.setQueryData(['session'], { ...currentUserWith('user'), id: reader.person.id });
  const { loader } = await import('../../../../web/features/classes/evaluations/evaluate.page.tsx');
  const load = (id: string) => loader({ params: { id } } as unknown as Parameters<typeof loader>[0]);
  await load(evaluated.id);
  expect(showRefusal).not.toHaveBeenCalled();
  await load(open.id);
  expect(showRefusal).toHaveBeenCalledExactlyOnceWith('evaluation.not-own');
});

import { type LoaderFunctionArgs, replace, useParams } from 'react-router';
import { pathFor } from '../../../../shared/core/routes.ts';
import { EvaluatedSessions } from './evaluated-sessions.tsx';
import { loadSessionEvaluations } from './kept-changes.ts';
import { SessionEvaluation } from './session-evaluation.tsx';

export async function loader({ params: { id }, request }: LoaderFunctionArgs) {
  if (id === undefined) return null;
  const read = await loadSessionEvaluations(id);
  const locale = new URL(request.url).pathname.startsWith('/zh') ? 'zh' : 'en';
  if (read.session.evaluated === 'none') throw replace(pathFor(locale, 'evaluate', { id }));
  return null;
}

/** A started evaluation, or the list of evaluated sessions if the URL names no session. */
function EditEvaluationPage() {
  const { id } = useParams();
  return id === undefined ? <EvaluatedSessions isEvaluated /> : <SessionEvaluation id={id} />;
}

export { EditEvaluationPage as Component };

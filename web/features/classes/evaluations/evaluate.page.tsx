import { type LoaderFunctionArgs, useParams } from 'react-router';
import { EvaluatedSessions } from './evaluated-sessions.tsx';
import { loadSessionEvaluations } from './queries.ts';
import { SessionEvaluation } from './session-evaluation.tsx';

export const loader = ({ params: { id } }: LoaderFunctionArgs) =>
  id === undefined ? null : loadSessionEvaluations(id);

/** The evaluation of a session, or the list of sessions to evaluate if the URL names no session. */
function EvaluatePage() {
  const { id } = useParams();
  return id === undefined ? <EvaluatedSessions isEvaluated={false} /> : <SessionEvaluation id={id} />;
}

export { EvaluatePage as Component };

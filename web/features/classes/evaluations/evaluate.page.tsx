import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { EvaluatedSessions } from './evaluated-sessions.tsx';
import { loadSessionEvaluations, sessionEvaluationsQuery } from './queries.ts';
import { SessionEvaluation } from './session-evaluation.tsx';

export const loader = ({ params: { id } }: LoaderFunctionArgs) =>
  id === undefined ? null : loadSessionEvaluations(id);

/** The evaluation of a session, or the list of sessions to evaluate if the URL names no session. */
function EvaluatePage() {
  const { id } = useParams();
  return id === undefined ? <EvaluatedSessions isEvaluated={false} /> : <OneSession id={id} />;
}

function OneSession({ id }: { id: string }) {
  const { data } = useSuspenseQuery(sessionEvaluationsQuery(id));
  return <SessionEvaluation key={data.session.id} read={data} />;
}

export { EvaluatePage as Component };

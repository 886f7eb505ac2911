import { type LoaderFunctionArgs, useParams } from 'react-router';
import { mayChangeSession } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { cachedSession } from '../../../platform/auth/session.ts';
import { showRefusal } from '../../../ui/feedback/show-refusal.ts';
import { EvaluatedSessions } from './evaluated-sessions.tsx';
import { loadSessionEvaluations } from './kept-changes.ts';
import { SessionEvaluation } from './session-evaluation.tsx';

export async function loader({ params: { id } }: LoaderFunctionArgs) {
  if (id === undefined) return null;
  const read = await loadSessionEvaluations(id);
  const me = cachedSession();
  if (me && read.session.evaluated === 'none' && !mayChangeSession(read.session, me))
    await showRefusal('evaluation.not-own');
  return read;
}

/** The evaluation of a session, or the list of sessions to evaluate if the URL names no session. */
function EvaluatePage() {
  const { id } = useParams();
  return id === undefined ? <EvaluatedSessions isEvaluated={false} /> : <SessionEvaluation id={id} />;
}

export { EvaluatePage as Component };

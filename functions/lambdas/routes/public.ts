import type { PublicContext } from '../../composition/public-context.ts';
import type { RouteTable } from '../../composition/route-table.ts';

/** Generated from the contract by `npm run docs`: the calls that the Lambda `public` answers. */
export const routeTable: RouteTable<PublicContext> = {
  routes: {
    'POST /api/registrations': 'registrations.registerChild',
    'POST /api/registrations/open': 'registrations.openRegistration',
    'POST /api/surveys': 'surveys.answerSurvey',
    'POST /api/surveys/open': 'surveys.openSurvey',
  },
  endpoints: {
    registrations: async () => (await import('../../../shared/features/intake/registrations/endpoints.ts')).registrations,
    surveys: async () => (await import('../../../shared/features/eye/surveys/endpoints.ts')).surveys,
  },
  handlers: {
    registrations: {
      openRegistration: () => import('../../features/intake/registrations/open-registration.ts'),
      registerChild: () => import('../../features/intake/registrations/register-child.ts'),
    },
    surveys: {
      answerSurvey: () => import('../../features/eye/surveys/answer-survey.ts'),
      openSurvey: () => import('../../features/eye/surveys/open-survey.ts'),
    },
  },
};

import type { PublicContext } from '../../composition/public-context.ts';
import type { RouteTable } from '../../composition/route-table.ts';

/** Generated from the contract by `npm run docs`: the calls that the Lambda `public` answers. */
export const routeTable: RouteTable<PublicContext> = {
  endpoints: {
    fhir: async () => (await import('../../../shared/features/operations/fhir/endpoints.ts')).fhir,
    registrations: async () => (await import('../../../shared/features/intake/registrations/endpoints.ts')).registrations,
    surveys: async () => (await import('../../../shared/features/eye/surveys/endpoints.ts')).surveys,
  },
  handlers: {
    fhir: {
      getCapabilities: ['GET /api/fhir/metadata', () => import('../../features/operations/fhir/get-capabilities.ts')],
    },
    registrations: {
      openRegistration: ['POST /api/registrations/open', () => import('../../features/intake/registrations/open-registration.ts')],
      registerChild: ['POST /api/registrations', () => import('../../features/intake/registrations/register-child.ts')],
    },
    surveys: {
      answerSurvey: ['POST /api/surveys', () => import('../../features/eye/surveys/answer-survey.ts')],
      openSurvey: ['POST /api/surveys/open', () => import('../../features/eye/surveys/open-survey.ts')],
    },
  },
};

import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { AppError } from '../../shared/core/errors.ts';

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

const windowSeconds = 300;
const rateLimitError = new AppError('rate.limited');

/** Response to rate-limited requests. The API's own response is the same. */
export const customResponses: Record<string, CfnWebACL.CustomResponseBodyProperty> = {
  'too-often': { contentType: 'APPLICATION_JSON', content: JSON.stringify(rateLimitError.body) },
};

/**
 * Maximum number of requests in five minutes. A whole school or clinic, with its families, may share one
 * address.
 */
export const rateLimits = { address: 10_000, addressInOrganization: 5_000, addressOfFamilies: 1_000 };

/**
 * AWS's rules about request bodies that would block legitimate input, such as long notes with any text. For
 * API requests, these rules only count requests, because endpoints parse bodies with a schema, and accept at
 * most 1 MB.
 */
const bodyRules = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY'];
const bodyLabels = ['SizeRestrictions_Body', 'CrossSiteScripting_Body'].map(
  name => `awswaf:managed:aws:core-rule-set:${name}`,
);

const startsWith = (searchString: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

const isApiRequest = startsWith('/api/');
/** Matches API requests of families. Also matches the few requests by which staff review registrations. */
const isOfFamilies: Statement = {
  orStatement: { statements: [startsWith('/api/registrations'), startsWith('/api/surveys')] },
};

export function firewallRules(): Rule[] {
  const inOrder = [
    rateRule('requests-of-an-address', rateLimits.address, { aggregateKeyType: 'IP' }),
    rateRule('requests-of-an-address-in-an-organization', rateLimits.addressInOrganization, {
      aggregateKeyType: 'CUSTOM_KEYS',
      customKeys: [
        { header: { name: 'x-organization', textTransformations: [{ priority: 0, type: 'LOWERCASE' }] } },
        { ip: {} },
      ],
      scopeDownStatement: isApiRequest,
    }),
    rateRule('registrations-of-an-address', rateLimits.addressOfFamilies, {
      aggregateKeyType: 'IP',
      scopeDownStatement: isOfFamilies,
    }),
    managedRule('AWSManagedRulesAmazonIpReputationList'),
    managedRule('AWSManagedRulesKnownBadInputsRuleSet'),
    managedRule('AWSManagedRulesCommonRuleSet', bodyRules),
    blockBodiesSentToPages(),
  ];
  return inOrder.map((rule, priority) => ({ ...rule, priority }));
}

type RuleWithoutPriority = Omit<Rule, 'priority'>;

function rateRule(
  name: string,
  limit: number,
  by: Omit<CfnWebACL.RateBasedStatementProperty, 'limit'>,
): RuleWithoutPriority {
  return {
    ...ruleNameAndMetric(name),
    action: {
      block: {
        customResponse: {
          responseCode: rateLimitError.status,
          customResponseBodyKey: 'too-often',
          responseHeaders: [{ name: 'retry-after', value: String(windowSeconds) }],
        },
      },
    },
    statement: { rateBasedStatement: { limit, evaluationWindowSec: windowSeconds, ...by } },
  };
}

function managedRule(name: string, counted: string[] = []): RuleWithoutPriority {
  return {
    ...ruleNameAndMetric(name),
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map(rule => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
  };
}

/**
 * Blocks requests to pages and files that a rule about bodies has labelled. Legitimate requests of this kind
 * have no body.
 */
function blockBodiesSentToPages(): RuleWithoutPriority {
  const labels = bodyLabels.map(key => ({ labelMatchStatement: { scope: 'LABEL', key } }));
  const statement = {
    andStatement: {
      statements: [{ orStatement: { statements: labels } }, { notStatement: { statement: isApiRequest } }],
    },
  };
  return { ...ruleNameAndMetric('bodies-sent-to-pages'), action: { block: {} }, statement };
}

/**
 * Name and metric of a rule. Requests are not sampled, because the AWS console would show tokens in the
 * samples.
 */
export function ruleNameAndMetric(name: string): Pick<Rule, 'name' | 'visibilityConfig'> {
  return {
    name,
    visibilityConfig: { metricName: name, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false },
  };
}

import { describe, expect, test } from 'vitest';
import { strictRoutes } from '../../lib/cloud/api/throttles.ts';
import { rateLimits } from '../../lib/cloud/firewall-rules.ts';
import { originHeader } from '../../shared/core/origin-header.ts';
import { testInTurn } from '../support/sampling/test-in-turn.ts';
import { asText, distributionOf, ofType, onlyOf, synthesise, synthesiseWith } from './synthesise.ts';

const { main, edge } = synthesise();

interface Rule {
  Name: string;
  Priority: number;
  Action?: object;
  OverrideAction?: object;
  Statement: Record<string, Record<string, unknown>>;
  VisibilityConfig: { SampledRequestsEnabled: boolean };
}

const firewall = onlyOf(edge, 'AWS::WAFv2::WebACL') as {
  Scope: string;
  DefaultAction: object;
  Rules: Rule[];
  CustomResponseBodies: Record<string, { ContentType: string; Content: string }>;
};
const distribution = distributionOf(main, 'Site') as {
  Aliases?: string[];
  ViewerCertificate?: object;
  WebACLId: unknown;
  Origins: {
    CustomOriginConfig?: object;
    OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
  }[];
};

function rule(name: string): Rule {
  const found = firewall.Rules.find(({ Name }) => Name === name);
  if (!found) throw new Error(`no rule ${name}`);
  return found;
}

const isCall = {
  ByteMatchStatement: expect.objectContaining({
    FieldToMatch: { UriPath: {} },
    PositionalConstraint: 'STARTS_WITH',
    SearchString: '/api/',
  }),
};

describe('the firewall limits and filters requests to the site', () => {
  test('the firewall is attached to the site and allows requests that no rule blocks', () => {
    expect(firewall).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
    expect(JSON.stringify(distribution.WebACLId)).toContain('lumitree-test-edge');
  });

  test('the firewall evaluates its rules in a fixed order', () => {
    expect(firewall.Rules.map(({ Priority }) => Priority)).toEqual(firewall.Rules.map((_, index) => index));
  });

  test('the firewall limits the rate of requests from one IP address', () => {
    expect(rule('requests-of-an-address')).toMatchObject({
      Action: {
        Block: {
          CustomResponse: {
            ResponseCode: 429,
            CustomResponseBodyKey: 'too-often',
            ResponseHeaders: [{ Name: 'retry-after', Value: '300' }],
          },
        },
      },
      Statement: { RateBasedStatement: { AggregateKeyType: 'IP', Limit: rateLimits.address } },
    });
  });

  test('the firewall answers rate-limited requests with an error body like that of the API', () => {
    const { ContentType, Content } = firewall.CustomResponseBodies['too-often'] ?? {};
    expect(ContentType).toBe('APPLICATION_JSON');
    expect(JSON.parse(Content ?? '')).toMatchObject({ error: { code: 'rate.limited' } });
  });

  test('the firewall counts requests per address and organisation; two organisations with one address do not block each other', () => {
    const { RateBasedStatement } = rule('requests-of-an-address-in-an-organization').Statement;
    expect(RateBasedStatement).toMatchObject({
      AggregateKeyType: 'CUSTOM_KEYS',
      CustomKeys: [{ Header: { Name: 'x-organization' } }, { IP: {} }],
      ScopeDownStatement: isCall,
    });
    expect(RateBasedStatement?.Limit).toBeLessThan(rateLimits.address);
  });

  test('if an IP address sends too many family forms, the firewall blocks only that address’s requests to these forms', () => {
    const { RateBasedStatement } = rule('registrations-of-an-address').Statement;
    expect(RateBasedStatement).toMatchObject({
      AggregateKeyType: 'IP',
      Limit: rateLimits.addressOfFamilies,
      ScopeDownStatement: {
        OrStatement: {
          Statements: ['/api/registrations', '/api/surveys'].map(SearchString => ({
            ByteMatchStatement: { SearchString },
          })),
        },
      },
    });
    const routes = [...strictRoutes()].filter(([route]) => /(registrations|surveys)(\/open)?$/.test(route));
    expect(routes.map(([route]) => route).toSorted()).toEqual([
      'POST /api/registrations',
      'POST /api/registrations/open',
      'POST /api/surveys',
      'POST /api/surveys/open',
    ]);
    for (const [, { rate }] of routes) expect(rateLimits.addressOfFamilies / 300).toBeLessThan(rate / 2);
  });

  test('the firewall enables the AWS managed rule groups', () => {
    const managed = firewall.Rules.filter(({ Statement }) => Statement.ManagedRuleGroupStatement);
    expect(managed.map(({ Name }) => Name)).toEqual([
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesKnownBadInputsRuleSet',
      'AWSManagedRulesCommonRuleSet',
    ]);
    expect(managed.map(({ OverrideAction }) => OverrideAction)).toEqual(managed.map(() => ({ None: {} })));
  });

  test('the firewall only counts matches of the two managed rules about request bodies, and blocks matches of all other managed rules', () => {
    const overrides = firewall.Rules.flatMap(
      ({ Statement }) => (Statement.ManagedRuleGroupStatement?.RuleActionOverrides as object[]) ?? [],
    );
    expect(overrides).toEqual(
      ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY'].map(Name => ({
        Name,
        ActionToUse: { Count: {} },
      })),
    );
  });

  test('the firewall blocks requests outside /api/ whose body matches one of the two managed rules about request bodies', () => {
    const blocking = rule('bodies-sent-to-pages');
    expect(blocking.Action).toEqual({ Block: {} });
    expect(blocking.Statement.AndStatement).toEqual({
      Statements: [
        {
          OrStatement: {
            Statements: ['SizeRestrictions_Body', 'CrossSiteScripting_Body'].map(name => ({
              LabelMatchStatement: { Scope: 'LABEL', Key: `awswaf:managed:aws:core-rule-set:${name}` },
            })),
          },
        },
        { NotStatement: { Statement: isCall } },
      ],
    });
    expect(blocking.Priority).toBeGreaterThan(rule('AWSManagedRulesCommonRuleSet').Priority);
  });

  test('the firewall logs neither request samples nor queries, tokens or cookies', () => {
    expect(firewall.Rules.filter(({ VisibilityConfig }) => VisibilityConfig.SampledRequestsEnabled)).toEqual(
      [],
    );
    expect(onlyOf(edge, 'AWS::WAFv2::LoggingConfiguration')).toMatchObject({
      RedactedFields: [
        { QueryString: {} },
        { SingleHeader: { Name: 'authorization' } },
        { SingleHeader: { Name: 'cookie' } },
      ],
      LoggingFilter: { DefaultBehavior: 'DROP' },
    });
    const { LogDestinationConfigs } = onlyOf(edge, 'AWS::WAFv2::LoggingConfiguration') as {
      LogDestinationConfigs: unknown[];
    };
    expect(LogDestinationConfigs.map(asText)).toEqual([
      'arn:aws:logs:us-east-1:111122223333:log-group:aws-waf-logs-lumitree-test-<mark>',
    ]);
  });
});

/** An environment variable of a Lambda. */
function variableOf(template: typeof main, entry: string, name: string): string {
  const lambdas = ofType(template, 'AWS::Lambda::Function');
  const [, lambda] = lambdas.find(([id]) => id.startsWith(`Functions${entry}Lambda`)) ?? [];
  const { Variables } = Object(lambda?.Properties.Environment) as { Variables: Record<string, unknown> };
  return asText(Variables[name]);
}

/** The headers that the site's CloudFront distribution adds to requests that it forwards. */
const sentBy = (template: typeof main) =>
  (distributionOf(template, 'Site') as typeof distribution).Origins.flatMap(
    ({ OriginCustomHeaders }) => OriginCustomHeaders ?? [],
  );

const acceptedBy = (template: typeof main, entry: string, name = 'ORIGIN_SECRETS') =>
  variableOf(template, entry, name).split(',');

describe('only requests that come through the site contain the origin secret', () => {
  const sent = sentBy(main);

  test('the site sends the origin secret, whose value is in no template', () => {
    expect(sent.map(({ HeaderName }) => HeaderName)).toEqual([originHeader]);
    expect(asText(sent[0]?.HeaderValue)).toMatch(
      /^\{\{resolve:secretsmanager:<OriginSecret\w+>:SecretString:::\}\}$/,
    );
  });

  test.each(['api', 'account'])('the Lambda %s accepts the origin secret as the site sends it', entry => {
    expect(acceptedBy(main, entry)).toContain(asText(sent[0]?.HeaderValue));
  });

  testInTurn(
    'a new origin secret works, whether site or Lambdas get it first; the next deployment ends the old secret',
    () => {
      const [before, after, later] = [2, 3, 4].map(originSecret => synthesiseWith({ originSecret }).main);
      if (!before || !after || !later) throw new Error('a stage is missing');
      const [old, next] = [before, after].map(template => asText(sentBy(template)[0]?.HeaderValue));
      expect(next).not.toBe(old);
      for (const entry of ['api', 'account', 'pdf', 'public']) {
        expect(acceptedBy(before, entry), 'the site first').toContain(next);
        expect(acceptedBy(after, entry), 'the Lambdas first').toContain(old);
        expect(acceptedBy(later, entry), 'the deployment after it').not.toContain(old);
      }
    },
  );
});

describe('cursors of lists are encrypted', () => {
  test.each(['api', 'account', 'pdf', 'public'])(
    'the Lambda %s encrypts cursors of lists with a secret whose value is in no template',
    entry => {
      for (const secret of acceptedBy(main, entry, 'CURSOR_SECRETS'))
        expect(secret).toMatch(/^\{\{resolve:secretsmanager:<CursorSecret\w+>:SecretString:::\}\}$/);
    },
  );

  testInTurn(
    'cursors of lists are decrypted with the current, next and previous secret, so that a new secret interrupts no list',
    () => {
      const { main: third } = synthesiseWith({ cursorSecret: 3 });
      expect(
        acceptedBy(third, 'api', 'CURSOR_SECRETS').map(secret => /Number(\d)/.exec(secret)?.[1]),
      ).toEqual(['3', '4', '2']);
    },
  );
});

describe('the site can have its own domain', () => {
  const named = synthesiseWith({ domain: { name: 'app.test.example', zone: 'test.example', zoneId: 'Z1' } });

  test('the site’s own domain has a certificate validated by the hosted zone, and at least TLS 1.2', () => {
    expect(onlyOf(named.edge, 'AWS::CertificateManager::Certificate')).toMatchObject({
      DomainName: 'app.test.example',
      ValidationMethod: 'DNS',
      DomainValidationOptions: [{ HostedZoneId: 'Z1' }],
    });
    expect(distributionOf(named.main, 'Site')).toMatchObject({
      Aliases: ['app.test.example'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    });
  });

  test('the site’s own domain has IPv4 and IPv6 records, and the links in emails lead to this domain', () => {
    const records = ofType(named.main, 'AWS::Route53::RecordSet').map(([, { Properties }]) => Properties);
    expect(records.map(({ Name, Type }) => [Name, Type])).toEqual([
      ['app.test.example.', 'A'],
      ['app.test.example.', 'AAAA'],
    ]);
    const [, cognito] =
      ofType(named.main, 'AWS::Lambda::Function').find(([id]) => id.startsWith('Functionscognito')) ?? [];
    expect(cognito?.Properties.Environment).toMatchObject({
      Variables: { WEB_URL: 'https://app.test.example' },
    });
  });

  test('the site’s own domain is optional: without one, CloudFront’s name and certificate are used', () => {
    expect(distribution.Aliases).toBeUndefined();
    expect(ofType(edge, 'AWS::CertificateManager::Certificate')).toEqual([]);
  });
});

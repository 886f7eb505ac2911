import { expect, test } from 'vitest';
import { fileHeaders } from '../../lib/cloud/file-headers.ts';
import { securityHeaders } from '../../lib/cloud/site-headers.ts';
import { asText, distributionOf, ofType, onlyOf, synthesise } from './synthesise.ts';

const { main, siteLogs } = synthesise();

interface HeadersPolicy {
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: unknown };
    ReferrerPolicy: { ReferrerPolicy: string };
    StrictTransportSecurity: { AccessControlMaxAgeSec: number };
    ContentTypeOptions: { Override: boolean };
  };
}

function headersPolicy(name: string): HeadersPolicy {
  const [, found] =
    ofType(main, 'AWS::CloudFront::ResponseHeadersPolicy').find(([id]) => id.startsWith(name)) ?? [];
  if (!found) throw new Error(`no headers ${name}`);
  return found.Properties.ResponseHeadersPolicyConfig as HeadersPolicy;
}

const DistributionConfig = distributionOf(main, 'Site');

test('in AWS, pages have the same security headers as on the local site, plus HSTS', () => {
  const { CustomHeadersConfig, SecurityHeadersConfig } = headersPolicy('SitePageHeaders');
  const uploads = 'https://lumitree-test-files-111122223333-<mark>.s3.ap-southeast-1.amazonaws.com';
  const [files = ''] = ofType(main, 'AWS::CloudFront::Distribution').flatMap(([id]) =>
    id.startsWith('FileSite') ? [`https://<${id}.DomainName>`] : [],
  );
  const sent = {
    'Content-Security-Policy': asText(SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy),
    'Referrer-Policy': SecurityHeadersConfig.ReferrerPolicy.ReferrerPolicy,
    'X-Content-Type-Options': SecurityHeadersConfig.ContentTypeOptions.Override ? 'nosniff' : '',
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  };
  expect(sent).toEqual(
    securityHeaders({
      connect: ['https://cognito-idp.ap-southeast-1.amazonaws.com', uploads, files],
      images: [files],
    }),
  );
  expect(SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec).toBeGreaterThan(31_536_000);
});

test('the content security policy allows scripts from the site only and forbids framing', () => {
  const policy = securityHeaders({ connect: [], images: [] })['Content-Security-Policy'].split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy.join()).not.toMatch(/unsafe-eval|\*/);
});

test('API responses are cached only if their own headers allow it', () => {
  expect(headersPolicy('SiteCallHeaders').CustomHeadersConfig.Items).toEqual([
    { Header: 'Cache-Control', Value: 'no-store', Override: false },
  ]);
});

test('in AWS, stored files have the same headers as on the local site, plus HSTS, and are not cached', () => {
  const { SecurityHeadersConfig, CustomHeadersConfig } = headersPolicy('FileSiteFileHeaders');
  const custom = CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value]);
  expect({
    ...Object.fromEntries(custom),
    'Content-Security-Policy': SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
    'Referrer-Policy': SecurityHeadersConfig.ReferrerPolicy.ReferrerPolicy,
    'X-Content-Type-Options': SecurityHeadersConfig.ContentTypeOptions.Override ? 'nosniff' : '',
  }).toEqual(fileHeaders);
  expect(SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec).toBeGreaterThan(31_536_000);
  expect(distributionOf(main, 'FileSite')).toMatchObject({
    DefaultCacheBehavior: {
      AllowedMethods: ['GET', 'HEAD', 'OPTIONS'],
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      ViewerProtocolPolicy: 'https-only',
    },
  });
});

test('API requests of every method are forwarded uncached, with every header except the host', () => {
  expect(DistributionConfig.CacheBehaviors).toMatchObject([
    {
      PathPattern: '/api/*',
      AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      ViewerProtocolPolicy: 'https-only',
    },
  ]);
});

test('CloudFront passes API responses on unchanged; only for pages a function changes the response', () => {
  expect(DistributionConfig).not.toHaveProperty('CustomErrorResponses');
  expect(DistributionConfig.CacheBehaviors).toMatchObject([
    { FunctionAssociations: [{ EventType: 'viewer-request' }] },
  ]);
  expect(DistributionConfig.DefaultCacheBehavior).toMatchObject({
    FunctionAssociations: [{ EventType: 'viewer-request' }, { EventType: 'viewer-response' }],
  });
});

test('the site speaks HTTP/2 and HTTP/3, and TLS 1.2 to the API', () => {
  expect(DistributionConfig.HttpVersion).toBe('http2and3');
  const sslToApi = (DistributionConfig.Origins as { CustomOriginConfig?: object }[]).flatMap(
    ({ CustomOriginConfig }) => CustomOriginConfig ?? [],
  );
  expect(sslToApi).toEqual([{ OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] }]);
});

test('files with a hash in their name are cached for ever, while pages and configuration are revalidated', () => {
  const deployments = ofType(main, 'Custom::CDKBucketDeployment');
  const [assets, pages] = ['PagesAssets', 'PagesRest'].map(name =>
    deployments.find(([id]) => id.startsWith(name)),
  );
  expect(assets?.[1].Properties).toMatchObject({
    Exclude: ['*'],
    Include: ['assets/*'],
    SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
  });
  expect(pages?.[1].Properties).toMatchObject({
    Exclude: ['assets/*'],
    SystemMetadata: { 'cache-control': 'no-cache' },
  });
  expect(pages?.[1].DependsOn).toEqual(expect.arrayContaining([assets?.[0]]));
  expect(deployments.map(([, { Properties }]) => Properties.Prune)).toEqual(deployments.map(() => false));
});

test('requests to the site are logged in us-east-1 without queries and cookies', () => {
  const { RecordFields } = onlyOf(siteLogs, 'AWS::Logs::Delivery') as { RecordFields: string[] };
  expect(RecordFields).toContain('cs-uri-stem');
  expect(RecordFields.filter(field => /query|cookie|referer/i.test(field))).toEqual([]);
  expect(onlyOf(siteLogs, 'AWS::Logs::DeliverySource').LogType).toBe('ACCESS_LOGS');
});

test('files with a hash in their name are uploaded first, and pages only after the API is deployed', () => {
  const [assets = '', rest = ''] = ['Assets', 'Rest'].map(
    name =>
      ofType(main, 'Custom::CDKBucketDeployment').find(([id]) => id.startsWith(`Pages${name}`))?.[0] ?? '',
  );
  const before = [main.Resources[rest]?.DependsOn].flat().map(String);
  expect(before).toContain(assets);
  expect(before.some(id => id.startsWith('ApiStage'))).toBe(true);
  for (const name of ['api', 'account', 'pdf', 'public'])
    expect(before.some(id => id.startsWith(`Functions${name}Live`))).toBe(true);
  expect([main.Resources[assets]?.DependsOn].flat().filter(id => /^Api|^Functions/.test(String(id)))).toEqual(
    [],
  );
});

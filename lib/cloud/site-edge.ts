import { Duration } from 'aws-cdk-lib';
import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionRuntime,
  HeadersReferrerPolicy,
  type KeyValueStore,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Neighbours } from './cells/neighbours.ts';
import { fileHeaders } from './file-headers.ts';
import { securityHeaders } from './site-headers.ts';
import { type Stage, uploadOrigin } from './stage.ts';

const override = true;

const baseSecurityHeaders: ResponseSecurityHeadersBehavior = {
  strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override },
  contentTypeOptions: { override },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override },
};

/** Headers of pages and files. CloudFront has settings for some of them; the others are custom headers. */
export function pageHeaders(
  scope: Construct,
  stage: Stage,
  filesUrl: string,
  neighbours: Neighbours,
): ResponseHeadersPolicy {
  const ofOthers = (key: 'filesUrl' | 'uploadUrl') => neighbours.all.map(cell => cell.value(key));
  const files = [filesUrl, ...ofOthers('filesUrl')];
  const uploads = [uploadOrigin(stage), ...ofOthers('uploadUrl')];
  const headers = securityHeaders({
    connect: [`https://cognito-idp.${stage.region}.amazonaws.com`, ...uploads, ...files],
    images: files,
  });
  return new ResponseHeadersPolicy(scope, 'PageHeaders', {
    securityHeadersBehavior: {
      ...baseSecurityHeaders,
      contentSecurityPolicy: { contentSecurityPolicy: headers['Content-Security-Policy'], override },
    },
    customHeadersBehavior: {
      customHeaders: (['Cross-Origin-Opener-Policy', 'Permissions-Policy'] as const).map(header => ({
        header,
        value: headers[header],
        override,
      })),
    },
  });
}

export function apiHeaders(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'CallHeaders', {
    securityHeadersBehavior: {
      ...baseSecurityHeaders,
      contentSecurityPolicy: {
        contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
        override,
      },
    },
    customHeadersBehavior: {
      // A calendar response sets its own caching rules.
      customHeaders: [{ header: 'Cache-Control', value: 'no-store', override: false }],
    },
  });
}

export function storedFileHeaders(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'FileHeaders', {
    securityHeadersBehavior: {
      ...baseSecurityHeaders,
      contentSecurityPolicy: {
        contentSecurityPolicy: fileHeaders['Content-Security-Policy'],
        override,
      },
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'Cache-Control', value: fileHeaders['Cache-Control'], override }],
    },
  });
}

export function cloudFrontFunction(
  scope: Construct,
  id: string,
  source: string,
  keyValueStore?: KeyValueStore,
): EdgeFunction {
  return new EdgeFunction(scope, id, {
    code: FunctionCode.fromInline(source),
    runtime: FunctionRuntime.JS_2_0,
    ...(keyValueStore && { keyValueStore }),
  });
}

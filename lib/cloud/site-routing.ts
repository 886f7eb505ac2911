import { knownPathPattern, registrationPathPattern } from '../../shared/core/route-patterns.ts';

/** The file served for a path, and its status. */
export interface SiteResponse {
  file: string;
  status: 200 | 404;
}

const knownPages = new RegExp(knownPathPattern(), 'i');
const familyPages = new RegExp(registrationPathPattern(), 'i');
/** Files of the built web app. Any other address is a page or none, also with a dot in it. */
const builtFiles =
  /^\/(assets\/[^/]+|config\.json|favicon\.svg|robots\.txt|offline-worker\.js|offline-files\.json)$/;

/**
 * Runs in CloudFront as well, printed from here: it may use nothing but its arguments, and only
 * what CloudFront's JavaScript knows.
 */
function decide(path: string, known: RegExp, families: RegExp, files: RegExp): SiteResponse {
  if (families.test(path)) return { file: '/register.html', status: 200 };
  if (known.test(path)) return { file: '/index.html', status: 200 };
  return files.test(path) ? { file: path, status: 200 } : { file: '/not-found.html', status: 404 };
}

/**
 * What the site answers to a path: the app for its pages, the form for families, the app with status 404 for addresses it
 * does not have, and the files it was built with.
 */
export function resolveSitePath(path: string): SiteResponse {
  return decide(path, knownPages, familyPages, builtFiles);
}

const rule = `const known = ${knownPages};\nconst families = ${familyPages};\nconst files = ${builtFiles};\n${decide}`;

/**
 * Source of the CloudFront function that picks the file. An unknown page must not be
 * answered "not modified", which would lose its body, so the conditions of the request are dropped.
 */
export const pickFileSource = `${rule}
function handler(event) {
  const request = event.request;
  const answer = decide(request.uri, known, families, files);
  request.uri = answer.file;
  if (answer.status === 404) {
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
  }
  return request;
}
`;

/** Source of the CloudFront function that sets the status, whether it is shown the address as asked or as picked. */
export const setStatusSource = `${rule}
function handler(event) {
  const response = event.response;
  if (decide(event.request.uri, known, families, files).status === 404) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
`;

import {
  knownPathPattern,
  publicPathPattern,
  registrationPathPattern,
} from '../../shared/core/route-patterns.ts';

export interface SiteResponse {
  file: string;
  status: 200 | 404;
}

const knownPages = new RegExp(knownPathPattern(), 'i');
const familyPages = new RegExp(registrationPathPattern(), 'i');
const publicPages = new RegExp(publicPathPattern(), 'i');
/** Files of the built web app. All other paths are pages or unknown, even with a dot in the path. */
const builtFiles =
  /^\/(assets\/[^/]+|config\.json|favicon\.svg|robots\.txt|offline-worker\.js|offline-files\.json)$/;

/**
 * Chooses the file for a path. The source of this function is also deployed to CloudFront, so it may use only
 * its arguments and CloudFront's JavaScript features.
 */
function decide(path: string, known: RegExp, families: RegExp, open: RegExp, files: RegExp): SiteResponse {
  if (families.test(path)) return { file: '/register.html', status: 200 };
  if (open.test(path)) return { file: '/public.html', status: 200 };
  if (known.test(path)) return { file: '/index.html', status: 200 };
  return files.test(path) ? { file: path, status: 200 } : { file: '/not-found.html', status: 404 };
}

/**
 * The site's response to a path: the app for its pages, the app without the list of files for public pages,
 * the separate page for families, a built file, or, for unknown addresses, the same as for public pages with
 * status 404.
 */
export function resolveSitePath(path: string): SiteResponse {
  return decide(path, knownPages, familyPages, publicPages, builtFiles);
}

const rule = `const known = ${knownPages};
const families = ${familyPages};
const open = ${publicPages};
const files = ${builtFiles};
${decide}`;

/**
 * Source of the CloudFront function that selects the file. For an unknown page, it removes conditional
 * headers: the response must have a body, so it must not be "not modified".
 */
export const pickFileSource = `${rule}
function handler(event) {
  const request = event.request;
  const answer = decide(request.uri, known, families, open, files);
  request.uri = answer.file;
  if (answer.status === 404) {
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
  }
  return request;
}
`;

/**
 * Source of the CloudFront function that sets the status. Its result is the same for the requested path and
 * for the path of the selected file.
 */
export const setStatusSource = `${rule}
function handler(event) {
  const response = event.response;
  if (decide(event.request.uri, known, families, open, files).status === 404) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
`;

import type { Page } from '@playwright/test';

interface SentRead {
  path: string;
  body?: unknown;
}

const jointCalls = /\/api\/(account\/)?reads$/;
const failure = { error: { code: 'server.failed', message: '' } };

/** Makes requests that read this path fail, whether the page sends them alone or jointly with others. */
export async function failReads(
  page: Page,
  failing: string,
  isFailing: (body: string) => boolean,
): Promise<void> {
  await page.route(`**/api/${failing}`, route =>
    isFailing(route.request().postData() ?? '')
      ? route.fulfill({ status: 500, json: failure })
      : route.continue(),
  );
  await page.route(jointCalls, async route => {
    const { reads } = route.request().postDataJSON() as { reads: SentRead[] };
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { answers: object[] } };
    const answers = data.answers.map((answer, index) => {
      const { path = '', body } = reads[index] ?? {};
      return path === failing && isFailing(JSON.stringify(body)) ? { status: 500, body: failure } : answer;
    });
    await route.fulfill({ response, json: { data: { answers } } });
  });
}

/**
 * Makes the page send each read alone, as if the API had no joint requests, so that a test can replace a
 * response.
 */
export const sendReadsAlone = (page: Page): Promise<unknown> =>
  page.route(jointCalls, route =>
    route.fulfill({ status: 404, json: { error: { code: 'record.missing', message: '' } } }),
  );

/** Records the requests of the page from now on, as method and path after `/api/`. */
export function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', request => {
    const [, path] = /\/api\/([^?]*)/.exec(request.url()) ?? [];
    if (path) calls.push(`${request.method()} ${path}`);
  });
  return calls;
}

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { organizationCallsPerMinute } from '../../shared/core/limits.ts';
import { appVersion } from '../build/app-version.ts';
import { throttleOfRoute } from '../cloud/api/throttles.ts';
import { createDemoClock } from './demo/demo-clock.ts';
import { makeDemo } from './demo/make-demo.ts';
import { demoPassword, demoPeople } from './demo/people.ts';
import type { FaultInjection } from './fault-injection.ts';
import { refuseAtEdge } from './gateway/refuse-at-edge.ts';
import { finishDemo, prepareData } from './local-data.ts';
import { acquireLockAfterEnd, announceEnd } from './lock.ts';
import { listen, type RequestHandler } from './serve.ts';
import { withApiDocs } from './site/serve-api-docs.ts';
import { serveSite } from './site/serve-site.ts';
import { type Backend, region, startBackend } from './start-backend.ts';

export interface ProductOptions {
  port: number;
  /** Folder in which all data is stored, usually `.local`. */
  folder: string;
  site: string;
  /** Serves the pages from source, during development; if absent, the built pages are served. */
  pages?: RequestHandler;
  logLevel?: string;
  /** Maximum number of API requests per organisation and minute; by default, the same as in AWS. */
  callsAMinute?: number;
  injectFault?: FaultInjection;
  /** Called before the demo is created, which takes most of the time of the first start. */
  onDemo?: () => void;
  /**
   * Called with a sentence if the product cannot continue. By then, the ready file has already been deleted.
   */
  onFailure: (sentence: string) => void;
}

export interface DemoSignIn {
  role: string;
  email: string;
  password: string;
  organizationSlug: string | null;
}

/** Content of `ready.json`, by which other programs find the running product. */
export interface ReadyFile {
  web: string;
  api: string;
  inbox: string;
  dynamodb: { endpoint: string; table: string };
  cognito: { endpoint: string; userPoolId: string; clientId: string };
  s3: { endpoint: string; bucket: string };
  signIns: DemoSignIn[];
}

/** Starts the whole product locally; the first start creates the demo. */
export async function startProduct(
  options: ProductOptions,
): Promise<{ ready: ReadyFile; settled: Backend['settled']; close: () => Promise<void> }> {
  const { port, folder, site } = options;
  const readyFile = join(folder, 'ready.json');
  const data = join(folder, 'data');
  const cleanups: (() => unknown)[] = [await acquireLockAfterEnd(folder)];
  const close = async () => {
    if (cleanups.length > 0) announceEnd(folder);
    for (const end of cleanups.splice(0).reverse()) await end();
  };
  try {
    rmSync(readyFile, { force: true });
    const demoClock = prepareData(data) ? createDemoClock() : undefined;
    let web = '';
    const backend = await startBackend({
      folder: data,
      scratch: data,
      webUrl: () => web,
      callsAMinute: options.callsAMinute ?? organizationCallsPerMinute,
      throttles: routeKey => throttleOfRoute(routeKey),
      inProcess: true,
      ...demoClock,
      ...(options.logLevel && { logLevel: options.logLevel }),
      ...(options.injectFault && { injectFault: options.injectFault }),
      onFailure: sentence => {
        rmSync(readyFile, { force: true });
        options.onFailure(sentence);
      },
    });
    cleanups.push(backend.close);
    const server = await listen(createSite(backend, site, options.pages), port);
    cleanups.push(server.close);
    web = server.endpoint;
    if (demoClock) {
      options.onDemo?.();
      await makeDemo(backend, demoClock);
    }
    finishDemo(data);
    const ready = readyFileOf(backend, web);
    writeFileSync(readyFile, `${JSON.stringify(ready, null, 2)}\n`);
    cleanups.push(() => rmSync(readyFile, { force: true }));
    return { ready, settled: backend.settled, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Serves `/api` and the pages from one origin, like CloudFront.
 * @param folder of the built pages
 * @param pages serves the pages from source instead
 */
export function createSite(backend: Backend, folder: string, pages?: RequestHandler): RequestHandler {
  const { cognito, s3 } = backend;
  const config = {
    api: '/api',
    region,
    userPoolId: cognito.userPoolId,
    userPoolClientId: cognito.webClientId,
    userPoolEndpoint: cognito.endpoint,
  };
  const cspSources = {
    connect: [cognito.endpoint, s3.endpoint, s3.filesUrl],
    images: [s3.filesUrl],
  };
  const site = serveSite({ folder, config: () => config, cspSources });
  const api = withApiDocs(appVersion(), refuseAtEdge(backend.gateway));
  return (request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith('/api/')) return api(request, response);
    return pages && !url.startsWith('/config.json') ? pages(request, response) : site(request, response);
  };
}

function readyFileOf({ cognito, mail, dynamodb, s3: { endpoint, bucket } }: Backend, web: string): ReadyFile {
  return {
    web,
    api: `${web}/api`,
    inbox: mail.inbox,
    dynamodb,
    cognito: { endpoint: cognito.endpoint, userPoolId: cognito.userPoolId, clientId: cognito.webClientId },
    s3: { endpoint, bucket },
    signIns: demoPeople
      .filter(({ email }) => cognito.acceptsPassword(email, demoPassword))
      .flatMap(({ role, email, organizations }) =>
        (organizations.length > 0 ? organizations : [null]).map(organizationSlug => ({
          role,
          email,
          password: demoPassword,
          organizationSlug,
        })),
      ),
  };
}

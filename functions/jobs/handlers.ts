import { jobs } from '../../shared/jobs/endpoints.ts';
import type { Handlers } from '../context.ts';
import { getJobHandler } from './get-job.ts';

export const endpoints = jobs;

export const handlers: Handlers<typeof jobs> = { getJob: getJobHandler };

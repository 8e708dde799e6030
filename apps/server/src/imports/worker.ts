/** The entry point of the import thread. */
import { parentPort } from 'node:worker_threads';
import { doJob, type Job } from './jobs.ts';

parentPort?.postMessage('ready');
parentPort?.on('message', (job: Job) => parentPort?.postMessage(doJob(job)));

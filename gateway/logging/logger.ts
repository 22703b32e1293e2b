import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { env } from '../env.ts';
import { errorFacts } from './error-facts.ts';
import { CENSOR, REDACTED_PATHS, scrubLine } from './redact.ts';

export type Log = Logger;

/** A logger that writes one JSON object per line, secrets removed, to `destination` or to standard output. */
export function createLogger(destination?: DestinationStream): Log {
  const options = {
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorFacts, error: errorFacts },
    redact: { paths: REDACTED_PATHS, censor: CENSOR },
    hooks: { streamWrite: scrubLine },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The logger of this process. Inside a request use `request.log`, which adds the request's id. */
export const logger: Log = createLogger();

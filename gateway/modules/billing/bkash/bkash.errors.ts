import { msg } from '../../../../schema/rules/message.ts';
import { OutsideServiceError } from '../../../errors.ts';
import { NoAnswerError } from '../../../http/outbound.ts';

/**
 * bKash answered, but with a 5xx, a redirect or something that cannot be read. Whether it acted is as
 * unknown as after silence, so callers treat it as that: query, never repeat.
 */
export class UnclearAnswerError extends NoAnswerError {
  constructor(detail: string) {
    super('bKash', new Error(detail));
    this.message = 'bKash gave an answer that cannot be read';
  }
}

/** No usable token: the call itself was never sent, so nothing happened and it may be tried again later. */
export class BkashNotReadyError extends OutsideServiceError {
  constructor(cause: unknown) {
    super('bKash is not available at the moment');
    this.cause = cause;
  }
}

/** bKash understood and said no. `bkashCode` is its code ('2006'), the message its own words. */
export class BkashRefusedError extends OutsideServiceError {
  readonly bkashCode: string;
  constructor(bkashCode: string, message: string) {
    super(msg('bKash refused: {{message}} ({{code}})', { message, code: bkashCode }));
    this.bkashCode = bkashCode;
  }
}

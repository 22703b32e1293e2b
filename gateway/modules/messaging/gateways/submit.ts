import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { OutsideServiceError } from '../../../errors.ts';
import {
  NoAnswerError, type Outbound, type OutboundRequest, type OutboundResponse,
} from '../../../http/outbound.ts';
import { beginning } from '../../../db/storable.ts';
import { parseJson } from '../../../http/outside-json.ts';
import { normalisePhone } from '../../../../schema/rules/phone.ts';
import { wasNeverSent } from '../../../http/was-never-sent.ts';
import type { SendResult } from './sms-gateway.ts';

/** Codes and ids come as numbers or as strings, from the same provider. */
export const scalar = z.union([z.number(), z.string()]).transform((code) => beginning(String(code), 100));
/** What is said of a message: nobody reads more of it. */
export const words = z.string().transform((text) => beginning(text, 300));
/** `12.5` or `"12.5"`. */
export const decimal = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/).transform(Number)]);

/** `01711204466` -> `8801711204466`, the form that every provider takes; null for anything else. */
function international(mobileNumber: string): string | null {
  const local = normalisePhone(mobileNumber);
  return local && `88${local}`;
}

function noAnswer(error: NoAnswerError): SendResult {
  const result = { ok: false, providerCode: 'NO_ANSWER', providerMessage: error.message } as const;
  return wasNeverSent(error) ? result : { ...result, unknown: true };
}

/** An answer that is not JSON. After a redirect or 4xx nothing was sent; after 200 or 5xx it may have been. */
function unreadable({ status }: OutboundResponse): SendResult {
  const result = {
    ok: false,
    providerCode: `HTTP_${status}`,
    providerMessage: `The SMS gateway gave no readable answer (HTTP ${status})`,
  } as const;
  return status >= 300 && status < 500 ? result : { ...result, unknown: true };
}

export interface Submission {
  http: Outbound;
  mobileNumber: string;
  /** Builds the request for a number in the form 8801XXXXXXXXX. */
  request: (to: string) => OutboundRequest;
  /** Turns the provider's JSON into a result; null when it is not in the provider's format. */
  read: (answer: unknown) => SendResult | null;
}

/** Sends one message to a provider; never repeated, because each message costs money. */
export async function submit({ http, mobileNumber, request, read }: Submission): Promise<SendResult> {
  const to = international(mobileNumber);
  if (!to) return { ok: false, providerCode: 'BAD_NUMBER', providerMessage: 'Not a mobile number' };
  try {
    const response = await http(request(to));
    return read(parseJson(response.text)) ?? unreadable(response);
  } catch (error) {
    if (error instanceof NoAnswerError) return noAnswer(error);
    throw error;
  }
}

export interface Question<Answer> {
  http: Outbound;
  service: string;
  request: OutboundRequest;
  /** What was asked for, or the reason why there is no answer. */
  read: (answer: unknown) => Answer | string;
}

/** Asks a provider for something that costs nothing. Throws OutsideServiceError when the answer does not have it. */
export async function askProvider<Answer>({ http, service, request, read }: Question<Answer>): Promise<Answer> {
  const response = await http({ ...request, retry: true });
  const answer = read(parseJson(response.text));
  if (typeof answer === 'string') throw new OutsideServiceError(msg('{{service}}: {{answer}}', { service, answer }));
  return answer;
}

/** Form body of a POST. */
export function form(fields: Record<string, string>): Pick<OutboundRequest, 'method' | 'headers' | 'body'> {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'accept': 'application/json',
    },
    body: new URLSearchParams(fields).toString(),
  };
}

/** JSON body of a POST. */
export function json(fields: Record<string, unknown>): Pick<OutboundRequest, 'method' | 'headers' | 'body'> {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json;charset=UTF-8', 'accept': 'application/json' },
    body: JSON.stringify(fields),
  };
}

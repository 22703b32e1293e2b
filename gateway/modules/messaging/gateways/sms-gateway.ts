import type { Env } from '../../../env.ts';
import type { Outbound } from '../../../http/outbound.ts';

export interface OutgoingSms {
  /** Mobile number in the form 01XXXXXXXXX. */
  to: string;
  text: string;
  /** Our own id of the message, the same on every attempt: gateways that can, refuse a second one. */
  clientId: string;
}

export type SendResult =
  | { ok: true; providerId?: string; providerCode: string; providerMessage: string }
  | {
      ok: false;
      providerCode: string;
      providerMessage: string;
      /** It may have been sent: it is neither sent again nor paid back automatically. */
      unknown?: boolean;
    };

/** In the provider's word. */
export interface DeliveryReport {
  hasArrived: boolean;
  word: string;
}

export interface SmsGateway {
  readonly name: SmsGatewayName;
  /** Tries once. Refusals and silence are results; it throws only on a bug. */
  send(sms: OutgoingSms): Promise<SendResult>;
  /**
   * Whether a message that was taken has reached its phone; null while that is not known. Left out by gateways that do not
   * tell. Throws OutsideServiceError.
   */
  report?(providerId: string): Promise<DeliveryReport | null>;
  /** What is left at the provider, in the provider's unit (taka or messages). Throws OutsideServiceError. */
  balance?(): Promise<number>;
}

/** As the setting SMS_GATEWAY names them. */
export type SmsGatewayName = Env['SMS_GATEWAY'];

/** What a provider's client needs. */
export interface SmsAccount {
  http: Outbound;
  apiKey: string;
  senderId: string;
}

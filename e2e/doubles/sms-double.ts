import { Double, type Answer, type Seen } from './double.ts';

export interface SentSms {
  /** As it came in: 8801XXXXXXXXX. */
  to: string;
  text: string;
  senderId: string;
  /** The id that the provider answered with. */
  providerId: string;
  /** The sender's own id, where the provider takes one. */
  clientId?: string;
}

export interface SmsDoubleAccount {
  apiKey: string;
  senderId: string;
}

export const SMS_DOUBLE_ACCOUNT: SmsDoubleAccount = { apiKey: 'sms-test-key', senderId: '8809612345678' };

export const INTERNATIONAL = /^8801[3-9]\d{8}$/;

/** Base of the doubles of the SMS providers: one account, the accepted messages, and refusals that a test asks for. */
export class SmsDouble extends Double {
  /** The messages that were accepted, newest last. */
  readonly sent: SentSms[] = [];
  /** What is reported of a message by the provider's id of it, where the provider tells; 'Sent' of others. */
  readonly reported = new Map<string, string>();
  /** Messages that the account can still pay for. */
  balance = 1_000;
  readonly account: SmsDoubleAccount;
  #refusals: string[] = [];
  #answered = Infinity;
  #gate: Promise<void> | undefined;
  #open = () => {};

  constructor(account: SmsDoubleAccount, handler: (double: SmsDouble, request: Seen) => Answer) {
    super(async (request) => {
      const answer = handler(this, request);
      if (this.sent.length > this.#answered) await this.#gate;
      return answer;
    });
    this.account = account;
  }

  /** So many messages are answered; later ones are accepted and their answers held back. */
  holdAfter(count: number): void {
    this.#answered = count;
    this.#gate = new Promise((resolve) => { this.#open = resolve; });
  }

  release(): void {
    this.#answered = Infinity;
    this.#open();
  }

  /** The next message is refused with this code of the provider, over HTTP 200 as the provider does. */
  refuse(code: number | string): void {
    this.#refusals.push(String(code));
  }

  nextRefusal(): string | undefined {
    return this.#refusals.shift();
  }

  accept(sms: Omit<SentSms, 'providerId'>): SentSms {
    const sent = { ...sms, providerId: String(59_432_678 + this.sent.length) };
    this.sent.push(sent);
    this.balance -= 1;
    return sent;
  }
}

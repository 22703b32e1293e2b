import { randomBytes } from 'node:crypto';

export type SandboxState = 'initiated' | 'confirmed' | 'completed' | 'cancelled' | 'failed' | 'expired';

export interface SandboxRefund {
  refundTrxID: string;
  amount: string;
  completedTime: string;
}

export interface SandboxPayment {
  paymentID: string;
  /** Decimal string as the merchant sent it. */
  amount: string;
  invoice: string;
  payerReference: string;
  callbackURL: string;
  createTime: string;
  state: SandboxState;
  /** The number that confirmed in the wallet. */
  wallet: string | null;
  wrongPins: number;
  /** How many execute calls named this payment, whatever came of them. */
  executes: number;
  trxID: string | null;
  executeTime: string | null;
  refund: SandboxRefund | null;
}

type SandboxOrder = Pick<SandboxPayment, 'amount' | 'invoice' | 'payerReference' | 'callbackURL'>;

export const GOOD_PIN = '12121';
export const POOR_WALLET = '01770000000';
const PIN_TRIES = 3;

/** Wrong PIN, wallet empty and so on: bKash's code and words. */
export class SandboxRefusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** bKash's way of writing a moment: '2019-08-07T11:12:34:978 GMT+0600'. */
export function bkashTime(time: Date): string {
  const dhaka = new Date(time.getTime() + 6 * 3_600_000).toISOString();
  return `${dhaka.slice(0, 19)}:${dhaka.slice(20, 23)} GMT+0600`;
}

/** The payments of the sandbox and what may happen to them, in memory. */
export class SandboxPayments {
  readonly #byId = new Map<string, SandboxPayment>();

  create(order: SandboxOrder): SandboxPayment {
    if (this.all().some((payment) => payment.invoice === order.invoice)) {
      throw new SandboxRefusal('2029', 'Duplicate for all transactions');
    }
    const payment: SandboxPayment = {
      ...order,
      paymentID: `TR0011${randomBytes(5).toString('hex').toUpperCase()}${Date.now()}`,
      createTime: bkashTime(new Date()),
      state: 'initiated',
      wallet: null,
      wrongPins: 0,
      executes: 0,
      trxID: null,
      executeTime: null,
      refund: null,
    };
    this.#byId.set(payment.paymentID, payment);
    return payment;
  }

  all(): SandboxPayment[] {
    return [...this.#byId.values()];
  }

  get(paymentID: string): SandboxPayment {
    const payment = this.#byId.get(paymentID);
    if (!payment) throw new SandboxRefusal('2002', 'Invalid Payment ID');
    return payment;
  }

  byTrx(trxID: string): SandboxPayment | undefined {
    return this.all().find((payment) => payment.trxID === trxID);
  }

  /** The customer's part: the wallet number and its PIN. Throws SandboxRefusal on a wrong PIN. */
  confirm(paymentID: string, wallet: string, pin: string): SandboxPayment {
    const payment = this.#open(paymentID);
    if (pin !== GOOD_PIN) return this.#wrongPin(payment);
    payment.wallet = wallet;
    payment.state = 'confirmed';
    return payment;
  }

  end(paymentID: string, state: 'cancelled' | 'failed'): SandboxPayment {
    const payment = this.#open(paymentID);
    payment.state = state;
    return payment;
  }

  expire(paymentID: string): void {
    this.get(paymentID).state = 'expired';
  }

  /** The merchant's part: moves the money, once. Throws SandboxRefusal when it may not. */
  execute(paymentID: string): SandboxPayment {
    const payment = this.get(paymentID);
    payment.executes += 1;
    if (payment.state === 'completed') {
      throw new SandboxRefusal('2117', 'Payment execution already been called before');
    }
    if (payment.state === 'initiated') throw new SandboxRefusal('2060', 'Execution prerequisite is not met');
    if (payment.state !== 'confirmed') throw new SandboxRefusal('2056', 'Invalid Payment State');
    if (payment.wallet === POOR_WALLET) {
      payment.state = 'failed';
      throw new SandboxRefusal('2023', 'Insufficient Balance');
    }
    payment.state = 'completed';
    payment.trxID = transactionId();
    payment.executeTime = bkashTime(new Date());
    return payment;
  }

  refund(payment: SandboxPayment, amount: string): SandboxRefund {
    if (payment.refund) throw new SandboxRefusal('2034', 'The transaction has already been reversed');
    if (Number(amount) > Number(payment.amount)) {
      throw new SandboxRefusal('2026', 'Reversal amount is greater than the original amount');
    }
    payment.refund = { refundTrxID: transactionId(), amount, completedTime: bkashTime(new Date()) };
    return payment.refund;
  }

  #open(paymentID: string): SandboxPayment {
    const payment = this.get(paymentID);
    if (payment.state === 'initiated') return payment;
    throw new SandboxRefusal('2056', 'This payment link has been used or has expired');
  }

  #wrongPin(payment: SandboxPayment): SandboxPayment {
    payment.wrongPins += 1;
    if (payment.wrongPins < PIN_TRIES) throw new SandboxRefusal('2014', 'Wrong PIN');
    payment.state = 'failed';
    return payment;
  }
}

function transactionId(): string {
  return randomBytes(5).toString('hex').toUpperCase();
}

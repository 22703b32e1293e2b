import { Double, type Answer, type Seen } from './double.ts';

export interface SteadfastParcel {
  consignment_id: number;
  tracking_code: string;
  invoice: string;
  recipient_name: string;
  recipient_phone: string;
  recipient_address: string;
  cod_amount: number;
  status: string;
}

/** One of the first three names the parcel. */
interface ReturnRequest {
  consignment_id?: string;
  invoice?: string;
  tracking_code?: string;
  reason?: string;
}

/** Amounts are strings, the way Laravel writes decimals. */
export interface SteadfastPayment {
  id: number;
  amount: string;
  reference: string;
  paid_at: string;
  consignments: { consignment_id: number; invoice: string; cod_amount: string; delivery_charge: string; cod_fee?: string }[];
}

export const STEADFAST_KEYS = { apiKey: 'steadfast-api-key', secretKey: 'steadfast-secret-key' };

/** Of whom browser tests are told that their parcels come back. */
export const OFTEN_RETURNED = '01755000040';

/** Told to browser tests: a payout with one parcel that nobody here knows. */
export const PAYOUT: SteadfastPayment = {
  id: 77_001, amount: '934.40', reference: 'SF-PAID-1', paid_at: '2026-03-01T06:00:00.000000Z',
  consignments: [{ consignment_id: 99_000_001, invoice: 'SF-PAID-1-A', cod_amount: '1000.00', delivery_charge: '60.00', cod_fee: '5.60' }],
};

const INVOICE = /^[\w-]{1,100}$/;

/** portal.packzy.com/api/v1. It accepts each invoice once, so its parcels are a map by invoice. */
export class SteadfastDouble extends Double {
  readonly parcels = new Map<string, SteadfastParcel>();
  readonly payments: SteadfastPayment[] = [];
  /** What it answers about a phone number, by its newer or its older call. */
  readonly scores = new Map<string, { path: 'score' | 'counts'; answer: object }>();
  readonly returnRequests: { consignment_id: number; reason: string }[] = [];
  #gate: Promise<void> | null = null;
  #open = () => {};

  constructor() {
    super((request) => this.#answer(request));
  }

  /** From now on requests are carried out but their answers held back. */
  hold(): void {
    this.#gate = new Promise((resolve) => { this.#open = resolve; });
  }

  release(): void {
    this.#open();
    this.#gate = null;
  }

  async #answer(request: Seen): Promise<Answer> {
    const answer = this.#work(request);
    if (request.method === 'POST' && this.#gate) await this.#gate;
    return answer;
  }

  #work({ method, path, headers, body }: Seen): Answer {
    if (headers['api-key'] !== STEADFAST_KEYS.apiKey || headers['secret-key'] !== STEADFAST_KEYS.secretKey) {
      return { status: 401, body: { status: 401, message: 'Unauthorized Access' } };
    }
    if (method === 'POST' && path === '/create_order') return this.#create(JSON.parse(body) as SteadfastParcel);
    if (method === 'POST' && path === '/create_order/bulk-order') return this.#createMany(JSON.parse(body) as { data: SteadfastParcel[] | string });
    if (path === '/get_balance') return { body: { status: 200, current_balance: 1250.5 } };
    if (method === 'POST' && path === '/create_return_request') return this.#takeBack(JSON.parse(body) as ReturnRequest);
    if (path === '/payments') {
      return { body: { status: 200, data: this.payments.map(({ consignments, ...payment }) => ({ ...payment, consignment_count: consignments.length })) } };
    }
    const payment = this.payments.find((one) => path === `/payments/${one.id}`);
    if (payment) return { body: { status: 200, payment } };
    const [, newer, phone = ''] = /^\/fraud_check\/(score\/)?(\d+)$/.exec(path) ?? [];
    const score = this.scores.get(phone);
    if (score && (score.path === 'score') === (newer !== undefined)) return { body: score.answer };
    const [, kind, id = ''] = /^\/status_by_(cid|invoice|trackingcode)\/(.+)$/.exec(path) ?? [];
    const parcel = [...this.parcels.values()].find((one) =>
      decodeURIComponent(id) === String(kind === 'cid' ? one.consignment_id : kind === 'invoice' ? one.invoice : one.tracking_code));
    if (kind && parcel) return { body: { status: 200, delivery_status: parcel.status } };
    return { status: 404, body: { status: 404, message: 'Consignment not found' } };
  }

  #mistakes(parcel: SteadfastParcel): Record<string, string[]> {
    const mistakes: Record<string, string[]> = {};
    if (!INVOICE.test(parcel.invoice ?? '')) mistakes.invoice = ['The invoice format is invalid.'];
    if (this.parcels.has(parcel.invoice)) mistakes.invoice = ['The invoice has already been taken.'];
    if (!/^01\d{9}$/.test(parcel.recipient_phone ?? '')) mistakes.recipient_phone = ['The recipient phone must be 11 digits.'];
    if (!parcel.recipient_name) mistakes.recipient_name = ['The recipient name field is required.'];
    if (!parcel.recipient_address || parcel.recipient_address.length > 250) mistakes.recipient_address = ['The recipient address is invalid.'];
    if (!(parcel.cod_amount >= 0)) mistakes.cod_amount = ['The cod amount must be at least 0.'];
    return mistakes;
  }

  #take(parcel: SteadfastParcel): SteadfastParcel {
    const consignment_id = 1_424_107 + this.parcels.size;
    const taken = { ...parcel, consignment_id, tracking_code: consignment_id.toString(36).toUpperCase(), status: 'in_review' };
    this.parcels.set(parcel.invoice, taken);
    return taken;
  }

  #takeBack({ consignment_id: id, invoice, tracking_code, reason = '' }: ReturnRequest): Answer {
    const parcel = [...this.parcels.values()].find((one) => String(one.consignment_id) === id || one.invoice === invoice || one.tracking_code === tracking_code);
    if (!parcel) return { status: 404, body: { status: 404, message: 'Consignment not found' } };
    if (parcel.status === 'delivered') return { status: 400, body: { status: 400, message: 'The consignment is delivered already.' } };
    const { consignment_id } = parcel;
    this.returnRequests.push({ consignment_id, reason });
    return { body: { id: this.returnRequests.length, user_id: 1, consignment_id, reason, status: 'pending', created_at: '2026-11-22T08:00:00.000000Z', updated_at: '2026-11-22T08:00:00.000000Z' } };
  }

  #create(parcel: SteadfastParcel): Answer {
    const errors = this.#mistakes(parcel);
    if (Object.keys(errors).length > 0) return { status: 400, body: { status: 400, message: 'The given data was invalid.', errors } };
    return { body: { status: 200, message: 'Consignment has been created successfully.', consignment: this.#take(parcel) } };
  }

  /** Answers HTTP 200 even when rows fail. */
  #createMany({ data }: { data: SteadfastParcel[] | string }): Answer {
    const rows = typeof data === 'string' ? (JSON.parse(data) as SteadfastParcel[]) : data;
    if (rows.length > 500) return { status: 400, body: { status: 400, message: 'At most 500 items' } };
    return {
      body: rows.map((row) => Object.keys(this.#mistakes(row)).length > 0
        ? { ...row, consignment_id: null, tracking_code: null, status: 'error' }
        : { ...this.#take(row), status: 'success' }),
    };
  }
}

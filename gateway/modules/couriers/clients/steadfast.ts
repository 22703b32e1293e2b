import { z } from 'zod';
import { MAX_TAKA } from '../../../../schema/rules/money.ts';
import { beginning } from '../../../db/storable.ts';
import { parseJson } from '../../../http/outside-json.ts';
import type { OutboundRequest } from '../../../http/outbound.ts';
import type { Booked, BookResult, CourierAccount, CourierClient, Parcel, Payout, PayoutParcel } from './courier-client.ts';
import { otherParcelResult, courierTime, takaAnswer, truncated, unreadableAnswerError, refusalText, refusedText, keysRefusedText, scalar, noAnswerResult, unreadableResult } from './courier-answer.ts';

const NAME = 'Steadfast';
/** Its documents name two limits; this is the smaller one. */
const MAX_ADDRESS = 250;

const consignment = z.object({ consignment_id: scalar, tracking_code: scalar.nullish(), invoice: z.string().optional() });
const created = z.object({ status: z.literal(200), consignment });
const bulkRow = z.object({
  invoice: z.string(), status: z.string(), consignment_id: scalar.nullish(), tracking_code: scalar.nullish(), message: z.string().optional(),
});
const bulkAnswer = z.union([z.array(bulkRow), z.object({ data: z.array(bulkRow) }).transform(({ data }) => data)]);
const found = z.object({ status: z.literal(200), delivery_status: z.string() });
const absent = z.object({ status: z.literal(404) });
const balanceAnswer = z.object({ status: z.literal(200), current_balance: takaAnswer });
/** The answer to a request for a return is the request itself, bare or within an object; its status is a word. */
const returnRequest = z.object({ consignment_id: scalar, status: z.string() });
const returnAnswer = z.union([
  returnRequest, z.object({ data: returnRequest }).transform(({ data }) => data),
  z.object({ return_request: returnRequest }).transform((one) => one.return_request),
  z.object({ status: z.literal(200), message: z.string() }).transform(({ message }) => ({ consignment_id: null, status: message })),
]);

/** Steadfast does not document how its payment lists are wrapped: every known form is accepted. */
const listOf = <Row extends z.ZodType>(row: Row) => z.union([
  z.array(row), z.object({ data: z.array(row) }).transform(({ data }) => data), z.object({ payments: z.array(row) }).transform(({ payments }) => payments),
]);
const taka = z.coerce.number().min(0).max(MAX_TAKA);
const payment = z.object({
  id: scalar, amount: taka.nullish(), reference: scalar.nullish(), paid_at: z.string().nullish(), created_at: z.string().nullish(),
});
const paidParcel = z.object({
  consignment_id: scalar, invoice: z.string().nullish(), cod_amount: taka, delivery_charge: taka.default(0),
  cod_fee: taka.default(0),
});
const withParcels = z.object({ consignments: z.array(paidParcel) });
const paymentDetail = z.union([
  withParcels, z.object({ data: withParcels }).transform(({ data }) => data), z.object({ payment: withParcels }).transform((one) => one.payment),
]);

const bodyOf = ({ invoice, customerName, phone, altPhone, address, collect, note, items, quantity }: Parcel) => ({
  invoice,
  recipient_name: beginning(customerName, 100),
  recipient_phone: phone,
  ...(altPhone && { alternative_phone: altPhone }),
  recipient_address: beginning(address, MAX_ADDRESS),
  cod_amount: collect,
  note: beginning(note, 250),
  item_description: beginning(items, 250),
  total_lot: quantity,
  delivery_type: 0,
});

/** The client of Steadfast. It accepts an invoice number only once, so that repeating a request creates no second parcel. */
export function steadfast({ http, keys }: CourierAccount): CourierClient {
  const headers = { 'Api-Key': keys.apiKey, 'Secret-Key': keys.apiSecret, 'content-type': 'application/json', accept: 'application/json' };
  const read = (path: string) => http({ path, headers, retry: true });
  const post = (path: string, body: object): OutboundRequest => ({ method: 'POST', path, headers, body: JSON.stringify(body) });
  const byInvoice = (invoice: string) => `/status_by_invoice/${encodeURIComponent(invoice)}`;

  async function find(invoice: string): Promise<Booked | null> {
    const response = await read(byInvoice(invoice));
    const json = parseJson(response.text);
    // The answer says that the parcel exists but not its consignment id, which the first webhook brings.
    if (found.safeParse(json).success) return { consignmentId: null, trackingCode: null, charge: null };
    if (response.status === 404 || absent.safeParse(json).success) return null;
    throw unreadableAnswerError(NAME, response);
  }

  return {
    name: NAME,
    find,

    async book(parcel): Promise<BookResult> {
      const response = await http(post('/create_order', bodyOf(parcel))).catch(noAnswerResult);
      if ('ok' in response) return response;
      const json = parseJson(response.text);
      const answer = truncated(response.text);
      const parsed = created.safeParse(json);
      if (parsed.success) {
        const { consignment_id: consignmentId, tracking_code: trackingCode, invoice = parcel.invoice } = parsed.data.consignment;
        if (invoice !== parcel.invoice) return otherParcelResult(NAME, response);
        return { ok: true, consignmentId, trackingCode: trackingCode ?? null, charge: null, answer };
      }
      const message = refusalText(json);
      if (response.status < 400 && message === null || response.status >= 500 || json === undefined) return unreadableResult(NAME, response);
      // The invoice exists already: an earlier attempt of ours whose answer was lost created it.
      if (hasTakenInvoice(json)) return { ok: false, message: message!, answer, unknown: true };
      if (response.status === 401 || response.status === 403) return { ok: false, message: keysRefusedText('Steadfast'), answer };
      return { ok: false, message: message ?? refusedText('Steadfast'), answer };
    },

    async bookMany(parcels): Promise<BookResult[]> {
      const response = await http(post('/create_order/bulk-order', { data: parcels.map(bodyOf) })).catch(noAnswerResult);
      if ('ok' in response) return parcels.map(() => response);
      const rows = bulkAnswer.safeParse(parseJson(response.text));
      if (!rows.success) return parcels.map(() => unreadableResult(NAME, response));
      const byNumber = new Map(rows.data.map((row) => [row.invoice, row]));
      return parcels.map(({ invoice }) => bulkResult(byNumber.get(invoice)));
    },

    async track({ consignmentId, invoice }) {
      const response = await read(consignmentId ? `/status_by_cid/${encodeURIComponent(consignmentId)}` : byInvoice(invoice));
      const parsed = found.safeParse(parseJson(response.text));
      if (!parsed.success) throw unreadableAnswerError(NAME, response);
      return parsed.data.delivery_status;
    },

    async askBack({ consignmentId, invoice }, reason) {
      const parcel = consignmentId ? { consignment_id: consignmentId } : { invoice };
      const response = await http(post('/create_return_request', { ...parcel, reason })).catch(noAnswerResult);
      if ('ok' in response) return response;
      const json = parseJson(response.text);
      const answer = truncated(response.text);
      const parsed = returnAnswer.safeParse(json);
      if (parsed.success && response.status < 400) {
        const { consignment_id: id, status: said } = parsed.data;
        return consignmentId && id !== null && id !== consignmentId ? otherParcelResult(NAME, response) : { ok: true, said, answer };
      }
      if (response.status === 401 || response.status === 403) return { ok: false, message: keysRefusedText('Steadfast'), answer };
      const message = refusalText(json);
      if (response.status >= 500 || message === null) return unreadableResult(NAME, response);
      return { ok: false, message, answer };
    },

    async payouts(): Promise<Payout[]> {
      const response = await read('/payments');
      const parsed = listOf(payment).safeParse(parseJson(response.text));
      if (!parsed.success) throw unreadableAnswerError(NAME, response);
      return parsed.data.map(({ id, amount, reference, paid_at, created_at }) =>
        ({ id, reference: reference ?? '', amount: amount ?? null, paidAt: courierTime(paid_at ?? created_at) }));
    },

    async payoutParcels(id): Promise<PayoutParcel[]> {
      const response = await read(`/payments/${encodeURIComponent(id)}`);
      const parsed = paymentDetail.safeParse(parseJson(response.text));
      if (!parsed.success) throw unreadableAnswerError(NAME, response);
      return parsed.data.consignments.map((one) => ({
        consignmentId: one.consignment_id, invoice: one.invoice ?? '', collected: one.cod_amount, deliveryCharge: one.delivery_charge, codFee: one.cod_fee,
      }));
    },

    async balance() {
      const response = await read('/get_balance');
      const parsed = balanceAnswer.safeParse(parseJson(response.text));
      if (!parsed.success) throw unreadableAnswerError(NAME, response);
      return parsed.data.current_balance;
    },
  };
}

const hasTakenInvoice = (json: unknown) =>
  z.object({ errors: z.object({ invoice: z.unknown() }) }).safeParse(json).success && /taken|exist|duplicate/i.test(refusalText(json) ?? '');

/** The result of one row of a bulk answer, which is HTTP 200 even when rows fail. A missing row may have been booked. */
function bulkResult(row: z.output<typeof bulkRow> | undefined): BookResult {
  if (!row) return { ok: false, message: 'Steadfast did not mention the parcel', answer: '', unknown: true };
  const answer = truncated(JSON.stringify(row));
  if (row.status === 'success' && row.consignment_id) {
    return { ok: true, consignmentId: row.consignment_id, trackingCode: row.tracking_code ?? null, charge: null, answer };
  }
  // The row states no reason: an earlier attempt may have used the invoice number.
  return { ok: false, message: row.message ?? refusedText('Steadfast'), answer, unknown: true };
}

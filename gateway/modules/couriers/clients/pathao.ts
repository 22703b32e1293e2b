import { z } from 'zod';
import { OutsideServiceError } from '../../../errors.ts';
import { beginning } from '../../../db/storable.ts';
import { parseJson } from '../../../http/outside-json.ts';
import type { OutboundRequest, OutboundResponse } from '../../../http/outbound.ts';
import type { BookResult, CourierAccount, CourierArea, CourierClient, Parcel } from './courier-client.ts';
import { otherParcelResult, takaAnswer, truncated, unreadableAnswerError, notSentResult, refusalText, refusedText, keysRefusedText, scalar, noAnswerResult, unreadableResult } from './courier-answer.ts';
import { pathaoToken } from './pathao-token.ts';

const NAME = 'Pathao';
const API = '/aladdin/api/v1';
const [NORMAL_DELIVERY, PARCEL] = [48, 2];
const [MIN_KG, MAX_KG] = [0.5, 10];

const price = takaAnswer.pipe(z.number().min(0));
const created = z.object({
  data: z.object({
    consignment_id: scalar, merchant_order_id: scalar.nullish(),
    // The parcel is booked whatever its fee says.
    delivery_fee: price.nullish().catch(null),
  }),
});
const info = z.object({ data: z.object({ order_status_slug: z.string().nullish(), order_status: z.string() }) });
/** `cod_percentage` is a share of the cash: 0.01 is one percent. */
const plan = z.object({ data: z.object({ final_price: price, cod_percentage: price.pipe(z.number().max(1)).nullish() }) });
const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.object({ data: z.array(row) }) });
const cities = rowsOf(z.object({ city_id: scalar, city_name: z.string() }));
const zones = rowsOf(z.object({ zone_id: scalar, zone_name: z.string() }));

const kilograms = (grams = 0) => Math.min(Math.max(grams / 1000, MIN_KG), MAX_KG);

/** Without an area the fields are omitted, never sent empty: Pathao then reads the address. */
const placeOf = (area?: CourierArea) => (area ? { recipient_city: Number(area.groupCode), recipient_zone: Number(area.code) } : {});

const bodyOf = (parcel: Parcel, storeId: string) => ({
  store_id: Number(storeId),
  merchant_order_id: parcel.invoice,
  recipient_name: beginning(parcel.customerName, 100),
  recipient_phone: parcel.phone,
  ...(parcel.altPhone && { recipient_secondary_phone: parcel.altPhone }),
  recipient_address: beginning(parcel.address, 220),
  ...placeOf(parcel.area),
  delivery_type: NORMAL_DELIVERY,
  item_type: PARCEL,
  special_instruction: beginning(parcel.note, 250),
  item_quantity: Math.max(parcel.quantity, 1),
  item_weight: kilograms(parcel.weight),
  item_description: beginning(parcel.items, 250),
  amount_to_collect: Math.round(parcel.collect),
});

/**
 * The client of Pathao. Pathao accepts the same invoice number several times and cannot search by it: a parcel whose
 * answer was lost stays open until a webhook names it or a person checks. Parcels are booked one by one, because the
 * answer to a bulk call contains no consignment ids (docs/adr/0032-couriers-that-cannot-be-asked.md).
 */
export function pathao({ http, keys, storeId }: CourierAccount): CourierClient {
  /** Sends a request; after a 401, with which nothing was done, once more with a new token. */
  async function call(request: Pick<OutboundRequest, 'method' | 'path' | 'retry'> & { json?: object }): Promise<OutboundResponse> {
    const send = async (anew: boolean) => http({
      ...request,
      headers: {
        authorization: `Bearer ${await pathaoToken(http, keys, { anew })}`,
        accept: 'application/json', 'content-type': 'application/json',
      },
      body: request.json && JSON.stringify(request.json),
    });
    const response = await send(false);
    return response.status === 401 ? send(true) : response;
  }

  async function read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    const response = await call({ path: API + path, retry: true });
    const parsed = schema.safeParse(parseJson(response.text));
    if (!parsed.success) throw unreadableAnswerError(NAME, response);
    return parsed.data;
  }

  return {
    name: NAME,

    async book(parcel): Promise<BookResult> {
      // The token is requested first: without one the parcel was certainly not sent.
      const token = await pathaoToken(http, keys).catch(notSentResult);
      if (typeof token !== 'string') return token;
      const response = await call({ method: 'POST', path: `${API}/orders`, json: bodyOf(parcel, storeId) }).catch(noAnswerResult);
      if ('ok' in response) return response;
      const json = parseJson(response.text);
      const parsed = created.safeParse(json);
      if (parsed.success) {
        const { consignment_id: consignmentId, merchant_order_id: invoice, delivery_fee: charge } = parsed.data.data;
        if (invoice && invoice !== parcel.invoice) return otherParcelResult(NAME, response);
        return { ok: true, consignmentId, trackingCode: consignmentId, charge: charge ?? null, answer: truncated(response.text) };
      }
      if (response.status === 401 || response.status === 403) return { ok: false, message: keysRefusedText('Pathao'), answer: truncated(response.text) };
      if (response.status < 400 || response.status >= 500 || json === undefined) return unreadableResult(NAME, response);
      return { ok: false, message: refusalText(json) ?? refusedText('Pathao'), answer: truncated(response.text) };
    },

    async track({ consignmentId }) {
      if (!consignmentId) throw new OutsideServiceError('Pathao is asked by its own number only');
      const { data } = await read(`/orders/${encodeURIComponent(consignmentId)}/info`, info);
      return data.order_status_slug ?? data.order_status;
    },

    async price({ area, weight, collect }) {
      const response = await call({
        method: 'POST', path: `${API}/merchant/price-plan`, retry: true,
        json: { store_id: Number(storeId), item_type: PARCEL, delivery_type: NORMAL_DELIVERY, item_weight: kilograms(weight), ...placeOf(area) },
      });
      const parsed = plan.safeParse(parseJson(response.text));
      if (!parsed.success) throw unreadableAnswerError(NAME, response);
      const { final_price: delivery, cod_percentage: share } = parsed.data.data;
      return delivery + collect * (share ?? 0);
    },

    async areas() {
      const found: CourierArea[] = [];
      for (const { city_id: groupCode, city_name: groupName } of (await read('/city-list', cities)).data.data) {
        const { data } = await read(`/cities/${encodeURIComponent(groupCode)}/zone-list`, zones);
        for (const { zone_id: code, zone_name: name } of data.data) found.push({ code, name: name.trim(), groupCode, groupName: groupName.trim() });
      }
      return found;
    },
  };
}

import { z } from 'zod';
import { OutsideServiceError } from '../../../errors.ts';
import { beginning } from '../../../db/storable.ts';
import { parseJson } from '../../../http/outside-json.ts';
import type { OutboundRequest } from '../../../http/outbound.ts';
import type { BookResult, CourierAccount, CourierClient, Parcel } from './courier-client.ts';
import { takaAnswer, truncated, unreadableAnswerError, refusalText, refusedText, keysRefusedText, scalar, noAnswerResult, unreadableResult } from './courier-answer.ts';

const NAME = 'RedX';

const created = z.object({ tracking_id: scalar });
const parcelInfo = z.object({ parcel: z.object({ status: z.string() }) });
const areaRow = z.object({ id: scalar, name: z.string(), district_name: z.string().nullish(), division_name: z.string().nullish() });
const areaList = z.object({ areas: z.array(areaRow) });
const storeList = z.object({ pickup_stores: z.array(z.object({ id: scalar, area_id: scalar })) });
const price = takaAnswer.pipe(z.number().min(0));
const charge = z.object({ deliveryCharge: price, codCharge: price.default(0) });
const changed = z.object({ success: z.literal(true) });

const bodyOf = (parcel: Parcel, storeId: string) => ({
  customer_name: beginning(parcel.customerName, 100),
  customer_phone: parcel.phone,
  delivery_area: parcel.area?.name ?? '',
  delivery_area_id: Number(parcel.area?.code),
  customer_address: beginning(parcel.address, 250),
  merchant_invoice_id: parcel.invoice,
  cash_collection_amount: String(parcel.collect),
  parcel_weight: parcel.weight ?? 500,
  instruction: beginning(parcel.note, 250),
  value: parcel.value ?? parcel.collect,
  ...(storeId && { pickup_store_id: Number(storeId) }),
  parcel_details_json: [{ name: beginning(parcel.items, 200), category: 'general', value: parcel.value ?? parcel.collect }],
});

/**
 * The client of RedX. Like Pathao it cannot search by our invoice number
 * (docs/adr/0032-couriers-that-cannot-be-asked.md). It accepts no parcel without the id of one of its areas.
 */
export function redx({ http, keys, storeId }: CourierAccount): CourierClient {
  const headers = { 'API-ACCESS-TOKEN': `Bearer ${keys.apiKey}`, accept: 'application/json', 'content-type': 'application/json' };
  const send = (method: 'POST' | 'PATCH', path: string, json: object): OutboundRequest => ({ method, path, headers, body: JSON.stringify(json) });

  async function read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    const response = await http({ path, headers, retry: true });
    const parsed = schema.safeParse(parseJson(response.text));
    if (!parsed.success) throw unreadableAnswerError(NAME, response);
    return parsed.data;
  }

  return {
    name: NAME,

    async book(parcel): Promise<BookResult> {
      if (!parcel.area) return { ok: false, message: 'RedX needs one of its areas: choose it for this thana', answer: '' };
      const response = await http(send('POST', '/parcel', bodyOf(parcel, storeId))).catch(noAnswerResult);
      if ('ok' in response) return response;
      const json = parseJson(response.text);
      const answer = truncated(response.text);
      const parsed = created.safeParse(json);
      if (parsed.success && response.status < 400) {
        const { tracking_id: id } = parsed.data;
        return { ok: true, consignmentId: id, trackingCode: id, charge: null, answer };
      }
      if (response.status === 401 || response.status === 403) return { ok: false, message: keysRefusedText('RedX'), answer };
      if (response.status < 400 || response.status >= 500 || json === undefined) return unreadableResult(NAME, response);
      return { ok: false, message: refusalText(json) ?? refusedText('RedX'), answer };
    },

    async track({ consignmentId }) {
      if (!consignmentId) throw new OutsideServiceError('RedX is asked by its own number only');
      return (await read(`/parcel/info/${encodeURIComponent(consignmentId)}`, parcelInfo)).parcel.status;
    },

    async askBack({ consignmentId }, reason) {
      if (!consignmentId) return { ok: false, message: 'RedX is asked by its own number only', answer: '' };
      const response = await http(send('PATCH', '/parcels', {
        entity_type: 'parcel-tracking-id', entity_id: consignmentId,
        update_details: { property_name: 'status', new_value: 'cancelled', reason },
      })).catch(noAnswerResult);
      if ('ok' in response) return response;
      const json = parseJson(response.text);
      const answer = truncated(response.text);
      if (response.status < 400 && changed.safeParse(json).success) return { ok: true, said: 'cancelled', answer };
      if (response.status === 401 || response.status === 403) return { ok: false, message: keysRefusedText('RedX'), answer };
      const message = refusalText(json);
      if (response.status >= 500 || message === null) return unreadableResult(NAME, response);
      return { ok: false, message, answer };
    },

    async price({ area, weight, collect }) {
      const { pickup_stores: stores } = await read('/pickup/stores', storeList);
      const store = stores.find(({ id }) => id === storeId) ?? stores[0];
      if (!store) throw new OutsideServiceError('RedX knows no pickup store of this account');
      const query = new URLSearchParams({
        delivery_area_id: area.code, pickup_area_id: store.area_id, cash_collection_amount: String(collect), weight: String(weight),
      });
      const { deliveryCharge, codCharge } = await read(`/charge/charge_calculator?${query}`, charge);
      return deliveryCharge + codCharge;
    },

    async areas() {
      const { areas } = await read('/areas', areaList);
      return areas.map(({ id, name, district_name: district, division_name: division }) => {
        const groupName = district ?? division ?? '';
        return { code: id, name: name.trim(), groupCode: groupName, groupName };
      });
    },
  };
}

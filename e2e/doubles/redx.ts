import { Double, type Answer, type Seen } from './double.ts';

export interface RedxParcel {
  tracking_id: string;
  merchant_invoice_id: string;
  customer_phone: string;
  customer_address: string;
  delivery_area_id: number;
  cash_collection_amount: string;
  status: string;
}

export const REDX_TOKEN = 'redx-token';

const AREAS = [
  { id: 1, name: 'Dhanmondi', post_code: 1209, division_name: 'Dhaka', district_name: 'Dhaka' },
  { id: 2, name: 'Mirpur 10 (Dhaka)', post_code: 1216, division_name: 'Dhaka', district_name: 'Dhaka' },
  { id: 3, name: 'Hathazari', post_code: 4330, division_name: 'Chittagong', district_name: 'Chattogram' },
];

/** openapi.redx.com.bd/v1.0.0-beta. It accepts the same merchant_invoice_id several times. */
export class RedxDouble extends Double {
  readonly parcels: RedxParcel[] = [];

  constructor() {
    super((request) => this.#answer(request));
  }

  #answer({ method, path, headers, body }: Seen): Answer {
    if (headers['api-access-token'] !== `Bearer ${REDX_TOKEN}`) return { status: 401, body: { message: 'Invalid access token' } };
    if (method === 'POST' && path === '/parcel') return this.#create(JSON.parse(body) as RedxParcel);
    if (method === 'PATCH' && path === '/parcels') return this.#change(JSON.parse(body) as { entity_id: string; update_details: { new_value: string } });
    if (path === '/areas') return { body: { areas: AREAS } };
    if (path === '/pickup/stores') return { body: { pickup_stores: [{ id: 7, name: 'Shop', area_id: 1, area_name: 'Dhanmondi' }] } };
    if (path === '/charge/charge_calculator') return { body: { deliveryCharge: 60, codCharge: 9 } };
    const [, id] = /^\/parcel\/info\/(.+)$/.exec(path) ?? [];
    const parcel = this.parcels.find(({ tracking_id }) => tracking_id === id);
    return parcel ? { body: { parcel } } : { status: 404, body: { message: 'Parcel not found' } };
  }

  #create(parcel: RedxParcel): Answer {
    if (!AREAS.some(({ id }) => id === parcel.delivery_area_id)) return { status: 400, body: { message: 'Invalid delivery area' } };
    if (!/^01\d{9}$/.test(parcel.customer_phone)) return { status: 400, body: { message: 'Invalid phone number' } };
    const tracking_id = `21A427TU${String(this.parcels.length + 1).padStart(5, '0')}`;
    this.parcels.push({ ...parcel, tracking_id, status: 'pickup-pending' });
    return { status: 201, body: { tracking_id } };
  }

  #change({ entity_id, update_details: { new_value } }: { entity_id: string; update_details: { new_value: string } }): Answer {
    const parcel = this.parcels.find(({ tracking_id }) => tracking_id === entity_id);
    if (!parcel) return { status: 404, body: { message: 'Parcel not found' } };
    parcel.status = new_value;
    return { body: { success: true } };
  }
}

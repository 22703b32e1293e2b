import { Double, type Answer, type Seen } from './double.ts';

export interface PathaoParcel {
  consignment_id: string;
  merchant_order_id: string;
  recipient_name: string;
  recipient_phone: string;
  recipient_address: string;
  recipient_city?: number;
  recipient_zone?: number;
  amount_to_collect: number;
  status: string;
}

export const PATHAO_KEYS = { apiKey: 'pathao-client-id', apiSecret: 'pathao-client-secret', username: 'shop@pathao.test', password: 'pathao-password' };
export const PATHAO_STORE = '148';

const PLACES = [
  { city_id: 1, city_name: 'Dhaka', zones: [{ zone_id: 11, zone_name: 'Dhanmondi' }, { zone_id: 12, zone_name: 'Mirpur 10' }, { zone_id: 13, zone_name: 'Uttara Sector 4' }] },
  { city_id: 2, city_name: 'Chittagong', zones: [{ zone_id: 21, zone_name: 'Kotwali (Chattogram)' }, { zone_id: 22, zone_name: 'Hathazari' }] },
];

/** api-hermes.pathao.com. Like the courier it accepts the same merchant_order_id several times, so its parcels are a list. */
export class PathaoDouble extends Double {
  readonly parcels: PathaoParcel[] = [];
  /** Valid tokens; clear the set to let them expire. */
  readonly tokens = new Set<string>();
  #issued = 0;

  constructor() {
    super((request) => this.#answer(request));
  }

  #answer({ method, path, headers, body }: Seen): Answer {
    const route = path.replace('/aladdin/api/v1', '');
    if (route === '/issue-token') return this.#issue(JSON.parse(body) as Record<string, string>);
    if (!this.tokens.has(String(headers.authorization).replace('Bearer ', ''))) return refused(401, 'Unauthorized');
    if (method === 'POST' && route === '/orders') return this.#create(JSON.parse(body) as PathaoParcel & { store_id: number });
    if (method === 'POST' && route === '/merchant/price-plan') return data({ price: 80, discount: 0, promo_discount: 0, additional_charge: 0, cod_percentage: 0.01, final_price: 80 });
    if (route === '/city-list') return data({ data: PLACES.map(({ city_id, city_name }) => ({ city_id, city_name })) });
    const [, city] = /^\/cities\/(\d+)\/zone-list$/.exec(route) ?? [];
    if (city) return data({ data: PLACES.find(({ city_id }) => city_id === Number(city))?.zones ?? [] });
    const [, id] = /^\/orders\/([^/]+)\/info$/.exec(route) ?? [];
    const parcel = this.parcels.find(({ consignment_id }) => consignment_id === id);
    if (parcel) return data({ consignment_id: id, merchant_order_id: parcel.merchant_order_id, order_status: parcel.status, order_status_slug: parcel.status });
    return refused(404, 'Not found');
  }

  #issue({ client_id, client_secret, username, password, grant_type }: Record<string, string>): Answer {
    const isRight = grant_type === 'password' && client_id === PATHAO_KEYS.apiKey && client_secret === PATHAO_KEYS.apiSecret
      && username === PATHAO_KEYS.username && password === PATHAO_KEYS.password;
    if (!isRight) return refused(400, 'The user credentials were incorrect.');
    const access_token = `token-${(this.#issued += 1)}`;
    this.tokens.add(access_token);
    return { body: { token_type: 'Bearer', expires_in: 432_000, access_token, refresh_token: `refresh-${this.#issued}` } };
  }

  #create({ store_id, ...parcel }: PathaoParcel & { store_id: number }): Answer {
    const errors: Record<string, string[]> = {};
    if (String(store_id) !== PATHAO_STORE) errors.store_id = ['Wrong store selected'];
    if (!(parcel.recipient_name?.length >= 3)) errors.recipient_name = ['The recipient name must be at least 3 characters.'];
    if (!/^01\d{9}$/.test(parcel.recipient_phone)) errors.recipient_phone = ['The recipient phone is invalid.'];
    if (!(parcel.recipient_address?.length >= 10 && parcel.recipient_address.length <= 220)) errors.recipient_address = ['The recipient address must be at least 10 characters.'];
    if (!Number.isInteger(parcel.amount_to_collect)) errors.amount_to_collect = ['The amount to collect must be an integer.'];
    if (Object.keys(errors).length > 0) return { status: 422, body: { message: 'Please fix the given errors', type: 'error', code: 422, errors } };
    const consignment_id = `DP${String(this.parcels.length + 1).padStart(8, '0')}`;
    this.parcels.push({ ...parcel, consignment_id, status: 'Pending' });
    return data({ consignment_id, merchant_order_id: parcel.merchant_order_id, order_status: 'Pending', delivery_fee: 80 });
  }
}

const data = (content: object): Answer => ({ body: { message: 'Done', type: 'success', code: 200, data: content } });
const refused = (status: number, message: string): Answer => ({ status, body: { message, type: 'error', code: status } });

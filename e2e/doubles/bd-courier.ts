import { Double, type Answer, type Seen } from './double.ts';

export const BD_COURIER_KEY = 'bdcourier-api-key';

const none = { total_parcel: 0, success_parcel: 0, cancelled_parcel: 0, success_ratio: 0 };

/** api.bdcourier.com: how many parcels several couriers delivered to a phone number. */
export class BdCourierDouble extends Double {
  /** Delivered and cancelled parcels at Pathao and at RedX, by phone number. */
  readonly parcels = new Map<string, { pathao: [number, number]; redx: [number, number]; reports?: object[] }>();

  constructor() {
    super((request) => this.#answer(request));
  }

  #answer({ method, path, headers, body }: Seen): Answer {
    if (headers.authorization !== `Bearer ${BD_COURIER_KEY}`) return { status: 401, body: { message: 'Unauthenticated.' } };
    if (method !== 'POST' || path !== '/courier-check') return { status: 404, body: { message: 'Not found' } };
    const { phone } = JSON.parse(body) as { phone: string };
    const known = this.parcels.get(phone);
    const pathao = counted('Pathao', known?.pathao);
    const redx = counted('RedX', known?.redx);
    const total = pathao.total_parcel + redx.total_parcel;
    const success = pathao.success_parcel + redx.success_parcel;
    const summary = {
      total_parcel: total, success_parcel: success, cancelled_parcel: total - success, success_ratio: total === 0 ? 0 : (success * 100) / total,
    };
    return { body: { status: 'success', data: { pathao, redx, summary }, reports: known?.reports ?? [] } };
  }
}

function counted(name: string, [delivered, cancelled]: [number, number] = [0, 0]) {
  const total = delivered + cancelled;
  const counts = total === 0 ? none : { total_parcel: total, success_parcel: delivered, cancelled_parcel: cancelled, success_ratio: (delivered * 100) / total };
  return { name, logo: `https://bdcourier.example/${name}.png`, ...counts };
}

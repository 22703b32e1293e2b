import { LRUCache } from 'lru-cache';
import { poishaToTaka, toldToPoisha, type Poisha } from '../../../schema/rules/money.ts';
import { chargeByTerms } from '../../../schema/rules/terms-charge.ts';
import { CallLimit } from '../../commands/call-limit.ts';
import { db } from '../../db/client.ts';
import type { Courier, Order } from '../../db/generated/client/client.ts';
import { OutsideServiceError } from '../../errors.ts';
import type { Outside } from '../../graphql/context.ts';
import { NoAnswerError } from '../../http/outbound.ts';
import { areaOf, areasOf } from './areas/courier-areas.ts';
import { weightOf } from './claim-booking.ts';
import type { CourierArea, CourierClient, PricedParcel } from './clients/courier-client.ts';
import { connectCourier } from './connected-courier.ts';
import { countQuestion } from './count-question.ts';

export interface ParcelPrice {
  orderId: string;
  number: number;
  /** By the terms of the delivery method; null where the district is unknown. */
  byTerms: Poisha | null;
  /** By the courier; null where it named no price. */
  byCourier: Poisha | null;
  /** The courier knows where the parcel goes, without which it names no price. */
  hasArea: boolean;
}

/** A choice of the person who books, not saved yet. */
export interface AreaChoice {
  district: string;
  thana: string;
  code: string;
}

/** So many parcels are priced at once: a bulk booking is judged by its first ones. */
export const MAX_PRICED = 20;
const AT_ONCE = 5;
/** The weight that couriers assume where nothing is known of it. */
const USUAL_GRAMS = 500;

/** Questions about prices in a minute, by all of a business; each is at most `MAX_PRICED` calls. */
const asks = new CallLimit(10);
const known = new LRUCache<string, number>({ max: 20_000, ttl: 10 * 60_000 });

/**
 * What parcels cost by the courier's own API and by the terms of the delivery method, fees for the cash included; null
 * for a courier whose API names no price. Calls the courier, outside of any transaction. Throws OutsideServiceError when
 * the courier names none of the prices, and TooManyRequestsError.
 */
export async function parcelPrices(
  businessId: string, courierId: string, orderIds: readonly string[],
  { choices, outside }: { choices: readonly AreaChoice[]; outside: Outside },
): Promise<ParcelPrice[] | null> {
  const found = await db.courier.findUnique({ where: { businessId_id: { businessId, id: courierId } }, select: { kind: true, provider: true } });
  if (found?.kind !== 'API' || !found.provider) return null;
  const { courier, client } = await connectCourier(businessId, courierId);
  if (!client.price) return null;
  const orders = await db.order.findMany({ where: { businessId, id: { in: [...orderIds] } }, orderBy: { number: 'asc' }, take: MAX_PRICED });
  if (orders.length === 0) return [];
  countQuestion(asks, businessId);
  const { codFeePercent } = await db.business.findUniqueOrThrow({ where: { id: businessId }, select: { codFeePercent: true } });
  const parcels = await Promise.all(orders.map((order) => pricedParcel(courier, order, choices)));
  const prices = await outside(() => askAll(courier, client, parcels.map(({ parcel }) => parcel)));
  return orders.map(({ id: orderId, number, district, thana }, index): ParcelPrice => {
    const { cash, grams, parcel } = parcels[index]!;
    const { delivery, codFee } = chargeByTerms(courier, { district, thana, grams, cash, codPercent: Number(codFeePercent) });
    const taka = prices[index];
    return {
      orderId, number, hasArea: parcel !== null,
      byTerms: delivery === null ? null : delivery + codFee, byCourier: taka === undefined ? null : toldToPoisha(taka),
    };
  });
}

interface Measured {
  cash: Poisha;
  grams: number | null;
  /** Null while the courier's area is not sure. */
  parcel: PricedParcel | null;
}

async function pricedParcel({ businessId, id: courierId }: Courier, order: Order, choices: readonly AreaChoice[]): Promise<Measured> {
  const { id, district, thana, totalPoisha, advancePoisha } = order;
  const cash = totalPoisha - advancePoisha;
  const grams = await weightOf(db, businessId, id) ?? null;
  const choice = choices.find((one) => one.district === district && one.thana === thana);
  const area = choice ? await chosenOf({ businessId, courierId }, choice.code) : await sureOf({ businessId, courierId }, order);
  return { cash, grams, parcel: area && { area, weight: grams ?? USUAL_GRAMS, collect: poishaToTaka(cash) } };
}

const chosenOf = async (owner: { businessId: string; courierId: string }, wanted: string): Promise<CourierArea | null> =>
  (await areasOf(owner)).find(({ code }) => code === wanted) ?? null;

async function sureOf(owner: { businessId: string; courierId: string }, { district, thana }: Order): Promise<CourierArea | null> {
  const placed = await areaOf(db, owner, { district, thana });
  return placed?.isSure ? placed.area : null;
}

/** The prices in the sequence of the parcels, each different parcel asked for once. A silent courier is not asked further. */
async function askAll({ businessId, id, version }: Courier, client: CourierClient, parcels: readonly (PricedParcel | null)[]): Promise<(number | undefined)[]> {
  const keyOf = ({ area, weight, collect }: PricedParcel) => `${businessId}:${id}:${version}:${area.code}:${weight}:${collect}`;
  const open = new Map(parcels.flatMap((parcel) => (parcel && !known.has(keyOf(parcel)) ? [[keyOf(parcel), parcel] as const] : [])));
  const waiting = [...open];
  const failures: OutsideServiceError[] = [];
  for (let from = 0; from < waiting.length; from += AT_ONCE) {
    await Promise.all(waiting.slice(from, from + AT_ONCE).map(async ([key, parcel]) => {
      try {
        known.set(key, await client.price!(parcel));
      } catch (error) {
        if (!(error instanceof OutsideServiceError)) throw error;
        failures.push(error);
      }
    }));
    if (failures.some((failure) => failure instanceof NoAnswerError)) break;
  }
  const prices = parcels.map((parcel) => (parcel ? known.get(keyOf(parcel)) : undefined));
  if (failures[0] && prices.every((price) => price === undefined)) throw failures[0];
  return prices;
}

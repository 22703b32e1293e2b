import type { ErrorText } from '../../../errors.ts';
import type { Outbound } from '../../../http/outbound.ts';
import type { CourierCredentials } from '../courier-secrets.ts';

/** The data of a parcel that is sent to a courier. */
export interface Parcel {
  /** Our invoice number of the parcel, the same in every attempt. */
  invoice: string;
  customerName: string;
  /** In the form 01XXXXXXXXX. */
  phone: string;
  /** Empty when there is no second number. */
  altPhone: string;
  address: string;
  /** Cash to collect, in taka. */
  collect: number;
  /** Instructions for the delivery rider. */
  note: string;
  /** The same as it was typed, where the order has filled in words: the comparison with a changed order. */
  typedNote?: string;
  items: string;
  quantity: number;
  /** The destination as an area of the courier; undefined when unknown, and for couriers without areas. */
  area?: CourierArea;
  /** The value of the goods, in taka. */
  value?: number;
  /** In grams. Without it the courier assumes the weight that its base charge includes. */
  weight?: number;
}

/** An area with the courier's own id. */
export interface CourierArea {
  code: string;
  name: string;
  /** The id of the city or district that contains it. */
  groupCode: string;
  groupName: string;
}

/** The courier's numbers of a booked parcel; null when it does not return them. */
export interface Booked {
  consignmentId: string | null;
  trackingCode: string | null;
  /** The delivery charge in taka; null when the courier does not return it. */
  charge: number | null;
}

/** A request that the courier refused or did not answer. */
export interface FailedCall {
  ok: false;
  /** The reason, to be shown to a person: a sentence of ours, or the courier's own words. */
  message: ErrorText;
  answer: string;
  /** The courier may have carried it out: look before it is sent again. */
  unknown?: boolean;
}

export type BookResult = ({ ok: true; answer: string } & Booked) | FailedCall;

export type AskBackResult =
  | {
      ok: true;
      /** What the courier said, in its own words; may be empty. */
      said: string;
      answer: string;
    }
  | FailedCall;

/** A courier's API. `book` and `askBack` return refusals and missing answers as results; every other method throws OutsideServiceError. */
export interface CourierClient {
  readonly name: string;
  /** Sends the parcel once; never repeats the request by itself. */
  book(parcel: Parcel): Promise<BookResult>;
  /** Sends several parcels in one call; results in the order of the parcels. Undefined when the API has no such call. */
  bookMany?(parcels: readonly Parcel[]): Promise<BookResult[]>;
  /** Finds a parcel by our invoice number; null when the courier certainly has none. Undefined when the API cannot search by it. */
  find?(invoice: string): Promise<Booked | null>;
  /** The status of a parcel in the courier's own word. */
  track(parcel: { consignmentId: string | null; invoice: string }): Promise<string>;
  /** Requests once that a parcel is returned or not delivered. Undefined when the courier takes that in its panel only. */
  askBack?(parcel: { consignmentId: string | null; invoice: string }, reason: string): Promise<AskBackResult>;
  /** The price of a parcel in taka with the fee for the cash; undefined when the API has none. */
  price?(parcel: PricedParcel): Promise<number>;
  /** The balance in favour of the business in taka; undefined when the API has none. */
  balance?(): Promise<number>;
  /** Payments to the business, newest first; undefined when the API does not list them. */
  payouts?(): Promise<Payout[]>;
  /** The parcels of one of these payments. */
  payoutParcels?(id: string): Promise<PayoutParcel[]>;
  /** All areas that the courier delivers to; undefined when it reads addresses itself. */
  areas?(): Promise<CourierArea[]>;
}

/** A payment of a courier to the business; amounts in taka. */
export interface Payout {
  id: string;
  /** The number shown to people; may be empty. */
  reference: string;
  /** The amount paid; null when the courier does not return it. */
  amount: number | null;
  paidAt: Date | null;
}

export interface PayoutParcel {
  consignmentId: string;
  invoice: string;
  collected: number;
  deliveryCharge: number;
  codFee: number;
}

export interface PricedParcel {
  area: CourierArea;
  /** In grams. */
  weight: number;
  /** In taka. */
  collect: number;
}

/** What a provider's client needs. */
export interface CourierAccount {
  http: Outbound;
  keys: CourierCredentials;
  storeId: string;
}

import type { Outbound } from '../../../http/outbound.ts';
import type { CourierCredentials } from '../courier-secrets.ts';

/** What a courier is told of a parcel. */
export interface Parcel {
  /** Our number of it, the same with every try. */
  invoice: string;
  customerName: string;
  /** 01XXXXXXXXX. */
  phone: string;
  /** Empty without one. */
  altPhone: string;
  address: string;
  /** What is to be collected, in taka. */
  collect: number;
  /** For the rider. */
  note: string;
  items: string;
  quantity: number;
  /** Where the parcel goes in the courier's own ids; left out where it is not known, and by couriers that have none. */
  area?: CourierArea;
  /** What the goods are worth, in taka. */
  value?: number;
  /** In grams; what the charges include unless given. */
  weight?: number;
}

/** A place in a courier's own ids. */
export interface CourierArea {
  code: string;
  name: string;
  /** The city or district that it lies in. */
  groupCode: string;
  groupName: string;
}

/** The courier's own numbers of a parcel; null where it does not tell them. */
export interface Booked {
  consignmentId: string | null;
  trackingCode: string | null;
  /** What it wants for it, in taka; null where it does not say. */
  charge: number | null;
}

export type BookResult =
  | ({ ok: true; answer: string } & Booked)
  | {
      ok: false;
      /** Why, in words for a person. */
      message: string;
      answer: string;
      /** The courier may have taken it: it is looked up before anything is sent again. */
      unknown?: boolean;
    };

/** A courier's API. Refusals and silence of `book` are results; every other method throws OutsideServiceError. */
export interface CourierClient {
  readonly name: string;
  /** Asks once, never again by itself. */
  book(parcel: Parcel): Promise<BookResult>;
  /** Several in one call, answers in the order of the parcels; where the courier can. */
  bookMany?(parcels: readonly Parcel[]): Promise<BookResult[]>;
  /** What the courier knows under our number; null when it certainly knows nothing. Left out where it cannot be asked. */
  find?(invoice: string): Promise<Booked | null>;
  /** The courier's word for where a parcel is. */
  track(parcel: { consignmentId: string | null; invoice: string }): Promise<string>;
  /** Asks for a parcel back, or not to carry it. */
  askBack(parcel: { consignmentId: string | null; invoice: string }, reason: string): Promise<void>;
  /** What it would take for a parcel, in taka; left out where it does not tell. */
  price?(parcel: PricedParcel): Promise<number>;
  /** What the courier holds for the business, in taka; left out where it does not tell. */
  balance?(): Promise<number>;
  /** What it has paid, newest first; left out where it does not tell. */
  payouts?(): Promise<Payout[]>;
  /** The parcels of one of these. */
  payoutParcels?(id: string): Promise<PayoutParcel[]>;
  /** All places that it delivers to; left out where it reads addresses itself. */
  areas?(): Promise<CourierArea[]>;
}

/** A payment of a courier to the business; amounts in taka. */
export interface Payout {
  id: string;
  /** Its number for people; may be empty. */
  reference: string;
  /** What came to the account; null where the courier does not say. */
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

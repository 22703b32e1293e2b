/**
 * @generated SignedSource<<1e3dcb1389c4d39e8aa1de2b74b0d44d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourierKind = "API" | "MANUAL" | "PICKUP" | "%future added value";
export type CourierProvider = "PATHAO" | "REDX" | "STEADFAST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type deliveryMethodColumns_courier$data = {
  readonly figures: {
    readonly averageDays: number | null | undefined;
    readonly balance: number;
    readonly deliveredShare: number | null | undefined;
    readonly parcels: number;
    readonly returnShare: number | null | undefined;
    readonly syncedAt: string | null | undefined;
    readonly unsettledOrders: number;
  } | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly kind: CourierKind;
  readonly name: string;
  readonly terms: {
    readonly districts: ReadonlyArray<string>;
    readonly insideCharge: number | null | undefined;
    readonly outsideCharge: number | null | undefined;
    readonly provider: CourierProvider | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "deliveryMethodColumns_courier";
};
export type deliveryMethodColumns_courier$key = {
  readonly " $data"?: deliveryMethodColumns_courier$data;
  readonly " $fragmentSpreads": FragmentRefs<"deliveryMethodColumns_courier">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "deliveryMethodColumns_courier",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourierTerms",
      "kind": "LinkedField",
      "name": "terms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provider",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "districts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "insideCharge",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outsideCharge",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourierFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parcels",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveredShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "averageDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unsettledOrders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "syncedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balance",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Courier",
  "abstractKey": null
};

(node as any).hash = "eb4fa3dad865756a98b43c9504c635d1";

export default node;

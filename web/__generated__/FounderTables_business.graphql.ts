/**
 * @generated SignedSource<<373ede3f93f0908c0907a8e6bbf7cdce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FounderTables_business$data = ReadonlyArray<{
  readonly businessId: string;
  readonly figures: {
    readonly before: {
      readonly adSpend: number;
      readonly cameBack: number;
      readonly delivered: number;
      readonly orders: number;
      readonly profit: number;
      readonly returned: number;
      readonly revenue: number;
    };
    readonly now: {
      readonly adSpend: number;
      readonly cameBack: number;
      readonly delivered: number;
      readonly orders: number;
      readonly profit: number;
      readonly returned: number;
      readonly revenue: number;
    };
    readonly packageExpiresAt: string;
    readonly queue: {
      readonly cashInHand: number;
      readonly delayed: number;
      readonly lowStock: number;
      readonly toConfirm: number;
      readonly toPack: number;
      readonly toShip: number;
      readonly unsettled: number;
      readonly webOrdersToCall: number;
    };
    readonly smsBalance: number;
    readonly stockValue: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessCell_business">;
  readonly " $fragmentType": "FounderTables_business";
}>;
export type FounderTables_business$key = ReadonlyArray<{
  readonly " $data"?: FounderTables_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"FounderTables_business">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orders",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "delivered",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cameBack",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "returned",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "revenue",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "profit",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "adSpend",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FounderTables_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FounderFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "packageExpiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "smsBalance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RangeFigures",
          "kind": "LinkedField",
          "name": "now",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RangeFigures",
          "kind": "LinkedField",
          "name": "before",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkQueue",
          "kind": "LinkedField",
          "name": "queue",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "webOrdersToCall",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "toConfirm",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "toPack",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "toShip",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "delayed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lowStock",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unsettled",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cashInHand",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stockValue",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BusinessCell_business"
    }
  ],
  "type": "FounderBusiness",
  "abstractKey": null
};
})();

(node as any).hash = "56aad981a7998a421475db7eb1f82d1f";

export default node;

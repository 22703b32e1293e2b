/**
 * @generated SignedSource<<593b8879f1ed8d79d6b4689334ce99d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiabilityPayments_liability$data = {
  readonly payments: ReadonlyArray<{
    readonly account: {
      readonly name: string;
    };
    readonly amount: number;
    readonly createdByName: string;
    readonly day: string;
    readonly interest: number;
    readonly note: string;
    readonly paymentId: string;
    readonly voidReason: string | null | undefined;
  }>;
  readonly " $fragmentType": "LiabilityPayments_liability";
};
export type LiabilityPayments_liability$key = {
  readonly " $data"?: LiabilityPayments_liability$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiabilityPayments_liability">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiabilityPayments_liability",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LiabilityPayment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voidReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdByName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Account",
          "kind": "LinkedField",
          "name": "account",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Liability",
  "abstractKey": null
};

(node as any).hash = "7773c8f18222c98aef14beb710d681c2";

export default node;

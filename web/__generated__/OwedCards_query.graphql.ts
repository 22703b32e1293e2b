/**
 * @generated SignedSource<<34a1ca92788d26d2626f8fca3a188d25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwedCards_query$data = {
  readonly owedAccounts: ReadonlyArray<{
    readonly accountId: string;
    readonly amount: number;
    readonly key: string;
    readonly name: string;
    readonly paidAhead: number;
  }>;
  readonly owedAges: {
    readonly days1to30: number;
    readonly days31to60: number;
    readonly notDue: number;
    readonly over60: number;
  };
  readonly " $fragmentType": "OwedCards_query";
};
export type OwedCards_query$key = {
  readonly " $data"?: OwedCards_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwedCards_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwedCards_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwedAccount",
      "kind": "LinkedField",
      "name": "owedAccounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountId",
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
          "name": "key",
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
          "name": "paidAhead",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OwedAges",
      "kind": "LinkedField",
      "name": "owedAges",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notDue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days1to30",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days31to60",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "over60",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "03df53a6eb96ca9a685fb82877e5a2ee";

export default node;

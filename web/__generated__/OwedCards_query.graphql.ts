/**
 * @generated SignedSource<<19f3323cc7a8be9af1166d175a2d45b2>>
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
    readonly name: string;
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
          "name": "amount",
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

(node as any).hash = "b0b718613cd3ace6a8f371cb75f1c29a";

export default node;

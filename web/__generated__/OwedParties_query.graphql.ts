/**
 * @generated SignedSource<<32887fdc171538cb06c691270ae88708>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwedParties_query$data = {
  readonly owedAccounts: ReadonlyArray<{
    readonly parties: number;
  }>;
  readonly owedParties: ReadonlyArray<{
    readonly accountId: string;
    readonly accountName: string;
    readonly amount: number;
    readonly dueDay: string | null | undefined;
    readonly key: string;
    readonly name: string;
    readonly sinceDay: string;
  }>;
  readonly " $fragmentType": "OwedParties_query";
};
export type OwedParties_query$key = {
  readonly " $data"?: OwedParties_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwedParties_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwedParties_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwedParty",
      "kind": "LinkedField",
      "name": "owedParties",
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
          "name": "accountName",
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
          "name": "name",
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
          "name": "sinceDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "parties",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7302da02d6fd00596f23ebef53c4c804";

export default node;

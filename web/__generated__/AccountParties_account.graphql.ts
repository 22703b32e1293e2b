/**
 * @generated SignedSource<<0930c3512e02de78430bfc490ffebd02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountType = "ASSET" | "EQUITY" | "EXPENSE" | "INCOME" | "LIABILITY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountParties_account$data = {
  readonly parties: ReadonlyArray<{
    readonly balance: number;
    readonly key: string;
    readonly name: string;
  }>;
  readonly type: AccountType;
  readonly " $fragmentType": "AccountParties_account";
};
export type AccountParties_account$key = {
  readonly " $data"?: AccountParties_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountParties_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountParties_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountParty",
      "kind": "LinkedField",
      "name": "parties",
      "plural": true,
      "selections": [
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
          "name": "balance",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "8a2773209981d7198806e895552783e4";

export default node;

/**
 * @generated SignedSource<<51addc88fae68df8ba936c3f5f5dad5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountType = "ASSET" | "EQUITY" | "EXPENSE" | "INCOME" | "LIABILITY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountParties_account$data = {
  readonly key: string;
  readonly parties: ReadonlyArray<{
    readonly balance: number;
    readonly id: string;
    readonly key: string;
    readonly name: string;
    readonly opening: number;
  }>;
  readonly type: AccountType;
  readonly " $fragmentType": "AccountParties_account";
};
export type AccountParties_account$key = {
  readonly " $data"?: AccountParties_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountParties_account">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountParties_account",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opening",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "7c85e61b15408fa4cc0ebec836572f6c";

export default node;

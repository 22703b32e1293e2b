/**
 * @generated SignedSource<<633d4887d79cbfbaa6024b4d2ee49338>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountKind = "CATEGORY" | "MONEY" | "OTHER" | "PARTIES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountActions_account$data = {
  readonly id: string;
  readonly isArchived: boolean;
  readonly isOwn: boolean;
  readonly key: string;
  readonly kind: AccountKind;
  readonly name: string;
  readonly reconciliations: ReadonlyArray<{
    readonly day: string;
    readonly id: string;
    readonly statementBalance: number;
  }>;
  readonly version: number;
  readonly " $fragmentType": "AccountActions_account";
};
export type AccountActions_account$key = {
  readonly " $data"?: AccountActions_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountActions_account">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountActions_account",
  "selections": [
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
      "name": "version",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArchived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Reconciliation",
      "kind": "LinkedField",
      "name": "reconciliations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "statementBalance",
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

(node as any).hash = "81977723a0f5057ee39d7aa7ce704c12";

export default node;

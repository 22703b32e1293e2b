/**
 * @generated SignedSource<<ac7cbc7940801874d99d59b7a5bd5c93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewCustomerFigures_report$data = {
  readonly comparedUntil: string | null | undefined;
  readonly sources: ReadonlyArray<{
    readonly customers: number;
    readonly profit: number | null | undefined;
    readonly repeating: number;
    readonly source: string;
    readonly spent: number;
  }>;
  readonly total: {
    readonly customers: number;
    readonly profit: number | null | undefined;
    readonly repeating: number;
    readonly spent: number;
  };
  readonly totalBefore: {
    readonly customers: number;
    readonly profit: number | null | undefined;
    readonly repeating: number;
    readonly spent: number;
  };
  readonly " $fragmentType": "NewCustomerFigures_report";
};
export type NewCustomerFigures_report$key = {
  readonly " $data"?: NewCustomerFigures_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewCustomerFigures_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customers",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "repeating",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "spent",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "profit",
  "storageKey": null
},
v4 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewCustomerFigures_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NewCustomersGroup",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NewCustomersGroup",
      "kind": "LinkedField",
      "name": "totalBefore",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comparedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NewCustomersGroup",
      "kind": "LinkedField",
      "name": "sources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "NewCustomerReport",
  "abstractKey": null
};
})();

(node as any).hash = "f720bddfc6fc6f17cee2b308e57f3443";

export default node;

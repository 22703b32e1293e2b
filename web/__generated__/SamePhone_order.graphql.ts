/**
 * @generated SignedSource<<c2336f375a8387d1e6782aad73fb5bad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SamePhone_order$data = {
  readonly duplicateOf: {
    readonly id: string;
    readonly number: string;
  } | null | undefined;
  readonly samePhone: ReadonlyArray<{
    readonly canDecide: boolean;
    readonly id: string;
    readonly number: string;
    readonly total: number;
  }>;
  readonly " $fragmentType": "SamePhone_order";
};
export type SamePhone_order$key = {
  readonly " $data"?: SamePhone_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"SamePhone_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SamePhone_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WebOrder",
      "kind": "LinkedField",
      "name": "duplicateOf",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebOrder",
      "kind": "LinkedField",
      "name": "samePhone",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canDecide",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};
})();

(node as any).hash = "154c6a2d0db44c79355e63dc34f1ffc9";

export default node;

/**
 * @generated SignedSource<<9c077c41d0f4a8e1435421d3cf6d96ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LineDecision = "ACCEPT" | "DISPUTE" | "WRITE_OFF" | "%future added value";
export type LineResult = "CHARGE_DIFF" | "COMPENSATED" | "DUPLICATE" | "EXPECTED_MISSING" | "MATCHED" | "NOT_DELIVERED_HERE" | "OVER" | "PARTIAL" | "SHORT" | "UNKNOWN_PARCEL" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type statementFacts_line$data = {
  readonly codFee: number | null | undefined;
  readonly collected: number;
  readonly consignment: string;
  readonly decision: LineDecision | null | undefined;
  readonly deliveryCharge: number | null | undefined;
  readonly expected: number | null | undefined;
  readonly id: string;
  readonly invoice: string;
  readonly isChosen: boolean;
  readonly lineId: string;
  readonly net: number | null | undefined;
  readonly note: string | null | undefined;
  readonly order: {
    readonly id: string;
    readonly reference: string;
    readonly shippingAddress: {
      readonly name: string;
    };
  } | null | undefined;
  readonly phone: string;
  readonly position: number;
  readonly result: LineResult;
  readonly returnCharge: number | null | undefined;
  readonly suggested: {
    readonly id: string;
    readonly reference: string;
    readonly shippingAddress: {
      readonly name: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "statementFacts_line";
};
export type statementFacts_line$key = {
  readonly " $data"?: statementFacts_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"statementFacts_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reference",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Address",
    "kind": "LinkedField",
    "name": "shippingAddress",
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "statementFacts_line",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consignment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "collected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryCharge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codFee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnCharge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "net",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "result",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isChosen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decision",
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
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "suggested",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "StatementLine",
  "abstractKey": null
};
})();

(node as any).hash = "78faeca3cae9a4f0891e00f456fd5af0";

export default node;

/**
 * @generated SignedSource<<c3179a247080c1ff0ac73580393baf30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LineResult = "CHARGE_DIFF" | "DUPLICATE" | "MATCHED" | "NOT_DELIVERED_HERE" | "OVER" | "SHORT" | "UNKNOWN_PARCEL" | "%future added value";
export type StatementStatus = "DRAFT" | "POSTED" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type statementFacts_statement$data = {
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly codFee: number;
    readonly collected: number;
    readonly consignment: string;
    readonly deliveryCharge: number;
    readonly expected: number | null | undefined;
    readonly id: string;
    readonly invoice: string;
    readonly net: number;
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
    readonly returnCharge: number;
    readonly suggested: {
      readonly id: string;
      readonly reference: string;
      readonly shippingAddress: {
        readonly name: string;
      };
    } | null | undefined;
  }>;
  readonly number: number;
  readonly status: StatementStatus;
  readonly version: number;
  readonly voidReason: string | null | undefined;
  readonly " $fragmentType": "statementFacts_statement";
};
export type statementFacts_statement$key = {
  readonly " $data"?: statementFacts_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"statementFacts_statement">;
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
  "name": "statementFacts_statement",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "name": "voidReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "CourierStatement",
  "abstractKey": null
};
})();

(node as any).hash = "f88b2cfc8735e89f1620e54bf427b7d6";

export default node;

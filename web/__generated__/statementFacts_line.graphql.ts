/**
 * @generated SignedSource<<1604b7f8a8c00dae73057d9b830407c6>>
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
  readonly adjustment: number;
  readonly codFee: number | null | undefined;
  readonly collected: number;
  readonly consignment: string;
  readonly decision: LineDecision | null | undefined;
  readonly deliveryCharge: number | null | undefined;
  readonly excess: number | null | undefined;
  readonly expected: number | null | undefined;
  readonly fileCount: number;
  readonly id: string;
  readonly invoice: string;
  readonly isChosen: boolean;
  readonly isDisputable: boolean;
  readonly isToLookAt: boolean;
  readonly lineId: string;
  readonly namedOrder: {
    readonly name: string;
    readonly orderId: string;
    readonly reference: string;
  } | null | undefined;
  readonly net: number | null | undefined;
  readonly note: string | null | undefined;
  readonly phone: string;
  readonly position: number;
  readonly result: LineResult;
  readonly returnCharge: number | null | undefined;
  readonly suggestedOrder: {
    readonly name: string;
    readonly orderId: string;
    readonly reference: string;
  } | null | undefined;
  readonly " $fragmentType": "statementFacts_line";
};
export type statementFacts_line$key = {
  readonly " $data"?: statementFacts_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"statementFacts_line">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orderId",
    "storageKey": null
  },
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
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "statementFacts_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "adjustment",
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
      "name": "isToLookAt",
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
      "name": "isDisputable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "excess",
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
      "kind": "ScalarField",
      "name": "fileCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NamedOrder",
      "kind": "LinkedField",
      "name": "namedOrder",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NamedOrder",
      "kind": "LinkedField",
      "name": "suggestedOrder",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "StatementLine",
  "abstractKey": null
};
})();

(node as any).hash = "6b775d2b12212aef4c91a750261e3731";

export default node;

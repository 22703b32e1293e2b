/**
 * @generated SignedSource<<b3888d1079af7ba1bab5b80bfa1ed107>>
 * @relayHash 88f8a5d77e9b153943e2b0c2868abb32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56ce4715d07fd05f79df163b940738ebe425524e3c672ec08ec33d0f521214ec

import type { ConcreteRequest } from 'relay-runtime';
export type LineDecision = "ACCEPT" | "DISPUTE" | "WRITE_OFF" | "%future added value";
export type LineResult = "CHARGE_DIFF" | "COMPENSATED" | "DUPLICATE" | "EXPECTED_MISSING" | "MATCHED" | "NOT_DELIVERED_HERE" | "OVER" | "PARTIAL" | "SHORT" | "UNKNOWN_PARCEL" | "WAITING" | "%future added value";
export type statementPartsQuery$variables = {
  id: string;
  position: number;
  result?: LineResult | null | undefined;
};
export type statementPartsQuery$data = {
  readonly node: {
    readonly parcelsBehind?: ReadonlyArray<{
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
    }>;
  } | null | undefined;
};
export type statementPartsQuery = {
  response: statementPartsQuery$data;
  variables: statementPartsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "position"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "result"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
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
],
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "position",
          "variableName": "position"
        },
        {
          "kind": "Variable",
          "name": "result",
          "variableName": "result"
        }
      ],
      "concreteType": "StatementLine",
      "kind": "LinkedField",
      "name": "parcelsBehind",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NamedOrder",
          "kind": "LinkedField",
          "name": "suggestedOrder",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CourierStatement",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "statementPartsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "statementPartsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "56ce4715d07fd05f79df163b940738ebe425524e3c672ec08ec33d0f521214ec",
    "metadata": {},
    "name": "statementPartsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b7e31dc45565f5a5e72ea1175ec23d4e";

export default node;

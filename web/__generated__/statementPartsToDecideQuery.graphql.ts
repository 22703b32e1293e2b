/**
 * @generated SignedSource<<110c0b799dd8adeafa515f7c3960192e>>
 * @relayHash b5911b75a45ceaf4491acdc525e51532
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e629b60e1217c9c6dd0167cde80c491dcde5c4923b37aa4d230451503ad31056

import type { ConcreteRequest } from 'relay-runtime';
export type LineDecision = "ACCEPT" | "DISPUTE" | "WRITE_OFF" | "%future added value";
export type LineResult = "CHARGE_DIFF" | "COMPENSATED" | "DUPLICATE" | "EXPECTED_MISSING" | "MATCHED" | "NOT_DELIVERED_HERE" | "OVER" | "PARTIAL" | "SHORT" | "UNKNOWN_PARCEL" | "WAITING" | "%future added value";
export type statementPartsToDecideQuery$variables = {
  id: string;
  position: number;
  result: LineResult;
};
export type statementPartsToDecideQuery$data = {
  readonly node: {
    readonly toDecideBehind?: ReadonlyArray<{
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
export type statementPartsToDecideQuery = {
  response: statementPartsToDecideQuery$data;
  variables: statementPartsToDecideQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "position"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "result"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
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
v6 = {
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
      "name": "toDecideBehind",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
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
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NamedOrder",
          "kind": "LinkedField",
          "name": "suggestedOrder",
          "plural": false,
          "selections": (v5/*:: as any*/),
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "statementPartsToDecideQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "statementPartsToDecideQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
          (v6/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e629b60e1217c9c6dd0167cde80c491dcde5c4923b37aa4d230451503ad31056",
    "metadata": {},
    "name": "statementPartsToDecideQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e2e2cf52c46eaec10067037dfe56136e";

export default node;

/**
 * @generated SignedSource<<201bf63cc40b73265ac9f1585f088279>>
 * @relayHash a73e5429e3957678e748007ea6e596b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12e50bcd71a1000aa7945196b0996c8c485a82067482742cf6993cdaf6d9cf11

import type { ConcreteRequest } from 'relay-runtime';
export type BulkApproveDialogQuery$variables = {
  webOrders: ReadonlyArray<string>;
};
export type BulkApproveDialogQuery$data = {
  readonly approvalPreflight: ReadonlyArray<{
    readonly customerName: string;
    readonly id: string;
    readonly isReady: boolean;
    readonly messageKey: string | null | undefined;
    readonly messageValues: Record<string, unknown> | null | undefined;
    readonly number: string;
    readonly phone: string;
    readonly problem: string | null | undefined;
    readonly riskScore: number;
    readonly short: ReadonlyArray<{
      readonly sku: string;
      readonly units: number;
    }>;
    readonly total: number;
  }>;
};
export type BulkApproveDialogQuery = {
  response: BulkApproveDialogQuery$data;
  variables: BulkApproveDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "webOrders"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "webOrders",
        "variableName": "webOrders"
      }
    ],
    "concreteType": "ApprovalLook",
    "kind": "LinkedField",
    "name": "approvalPreflight",
    "plural": true,
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
        "name": "number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "customerName",
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
        "name": "riskScore",
        "storageKey": null
      },
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
        "name": "isReady",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "problem",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "messageKey",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "messageValues",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StockShortage",
        "kind": "LinkedField",
        "name": "short",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sku",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "units",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkApproveDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkApproveDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "12e50bcd71a1000aa7945196b0996c8c485a82067482742cf6993cdaf6d9cf11",
    "metadata": {},
    "name": "BulkApproveDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "53d1c557c3cad151c04a80182bcfe652";

export default node;

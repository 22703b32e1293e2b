/**
 * @generated SignedSource<<abcf1d752f41bca33183fdf11ca39f46>>
 * @relayHash 387a25e5005b960432b6d08163213707
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03e9d1d33960139648c92d821f3d1accc487bf3fbf6f14ccf6d03c9834b39a35

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
    readonly problem: string | null | undefined;
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
    "id": "03e9d1d33960139648c92d821f3d1accc487bf3fbf6f14ccf6d03c9834b39a35",
    "metadata": {},
    "name": "BulkApproveDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a413f47b22750465647b6236face886";

export default node;

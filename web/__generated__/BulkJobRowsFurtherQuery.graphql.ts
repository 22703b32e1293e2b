/**
 * @generated SignedSource<<8b8bac50cd356c0098d968ae629e2836>>
 * @relayHash b0da60abb9229274dff38e049cf9cd15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 022b654e6621968db7e901c8a2732659932fe09b19ea1cc013bbcc509e433588

import type { ConcreteRequest } from 'relay-runtime';
export type BulkRowStatus = "FAILED" | "OK" | "SKIPPED" | "WAITING" | "%future added value";
export type BulkJobRowsFurtherQuery$variables = {
  after: string;
  job: string;
  noted?: boolean | null | undefined;
  status: BulkRowStatus;
};
export type BulkJobRowsFurtherQuery$data = {
  readonly bulkJobRows: {
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly label: string;
        readonly message: string;
        readonly messageKey: string;
        readonly messageValues: Record<string, unknown>;
        readonly position: number;
        readonly rowId: string;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type BulkJobRowsFurtherQuery = {
  response: BulkJobRowsFurtherQuery$data;
  variables: BulkJobRowsFurtherQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "job"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "noted"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "job",
            "variableName": "job"
          },
          {
            "kind": "Variable",
            "name": "noted",
            "variableName": "noted"
          },
          {
            "kind": "Variable",
            "name": "status",
            "variableName": "status"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "BulkJobRowsConnection",
    "kind": "LinkedField",
    "name": "bulkJobRows",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BulkJobRowsEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cursor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkJobRow",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "name": "rowId",
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
                "name": "label",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PageInfo",
        "kind": "LinkedField",
        "name": "pageInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNextPage",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkJobRowsFurtherQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BulkJobRowsFurtherQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "022b654e6621968db7e901c8a2732659932fe09b19ea1cc013bbcc509e433588",
    "metadata": {},
    "name": "BulkJobRowsFurtherQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "89eff07ffcf691aa2ea40b96994bfe3d";

export default node;

/**
 * @generated SignedSource<<d175b82592b60dcb239ba545a8a122e8>>
 * @relayHash 3f8d4bdea4d3902f78b95d053e8ff612
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4e847f96124865c67e7ea39f2a94771d2853e12c8168572ff722d7d933f8083

import type { ConcreteRequest } from 'relay-runtime';
export type BulkRowStatus = "FAILED" | "OK" | "SKIPPED" | "WAITING" | "%future added value";
export type BulkJobRowsFurtherQuery$variables = {
  after: string;
  job: string;
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
  "name": "status"
},
v3 = [
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkJobRowsFurtherQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BulkJobRowsFurtherQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "c4e847f96124865c67e7ea39f2a94771d2853e12c8168572ff722d7d933f8083",
    "metadata": {},
    "name": "BulkJobRowsFurtherQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "71e7dc767e710ab7dd446ab3d922ae01";

export default node;

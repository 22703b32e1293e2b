/**
 * @generated SignedSource<<94c528fd173ea0acfd64f1e36fabbd82>>
 * @relayHash 1bcc9edd55979041cbf3475a97f0ee5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eac749529012c2bbccc4966b8838e4fc7505eae2e7a9c70b89bbc30e7c497484

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkJobStatus = "DONE" | "RUNNING" | "%future added value";
export type BulkJobPageQuery$variables = {
  id: string;
};
export type BulkJobPageQuery$data = {
  readonly failedRows: {
    readonly " $fragmentSpreads": FragmentRefs<"BulkJobRows_page">;
  };
  readonly node: {
    readonly __typename: "BulkJob";
    readonly actorName: string;
    readonly canStop: boolean;
    readonly canUndo: boolean;
    readonly createdAt: string;
    readonly failed: number;
    readonly id: string;
    readonly message: string;
    readonly messageKey: string;
    readonly messageValues: Record<string, unknown>;
    readonly ok: number;
    readonly skipped: number;
    readonly startsAt: string | null | undefined;
    readonly status: BulkJobStatus;
    readonly undoCount: number;
    readonly undoUntil: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BulkJobEnd_job" | "BulkJobProgress_job">;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  readonly skippedRows: {
    readonly " $fragmentSpreads": FragmentRefs<"BulkJobRows_page">;
  };
};
export type BulkJobPageQuery = {
  response: BulkJobPageQuery$data;
  variables: BulkJobPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": "message",
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageKey",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageValues",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "failed",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "skipped",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canUndo",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ok",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "undoCount",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canStop",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "undoUntil",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "actorName",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v18 = {
  "kind": "Variable",
  "name": "job",
  "variableName": "id"
},
v19 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v20 = [
  {
    "fields": [
      (v18/*:: as any*/),
      {
        "kind": "Literal",
        "name": "status",
        "value": "FAILED"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v19/*:: as any*/)
],
v21 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "BulkJobRows_page"
  }
],
v22 = [
  {
    "fields": [
      (v18/*:: as any*/),
      {
        "kind": "Literal",
        "name": "status",
        "value": "SKIPPED"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v19/*:: as any*/)
],
v23 = [
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
          (v3/*:: as any*/),
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
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkJobPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BulkJobProgress_job"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BulkJobEnd_job"
              }
            ],
            "type": "BulkJob",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "failedRows",
        "args": (v20/*:: as any*/),
        "concreteType": "BulkJobRowsConnection",
        "kind": "LinkedField",
        "name": "bulkJobRows",
        "plural": false,
        "selections": (v21/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "skippedRows",
        "args": (v22/*:: as any*/),
        "concreteType": "BulkJobRowsConnection",
        "kind": "LinkedField",
        "name": "bulkJobRows",
        "plural": false,
        "selections": (v21/*:: as any*/),
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
    "name": "BulkJobPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              }
            ],
            "type": "BulkJob",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "failedRows",
        "args": (v20/*:: as any*/),
        "concreteType": "BulkJobRowsConnection",
        "kind": "LinkedField",
        "name": "bulkJobRows",
        "plural": false,
        "selections": (v23/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "skippedRows",
        "args": (v22/*:: as any*/),
        "concreteType": "BulkJobRowsConnection",
        "kind": "LinkedField",
        "name": "bulkJobRows",
        "plural": false,
        "selections": (v23/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eac749529012c2bbccc4966b8838e4fc7505eae2e7a9c70b89bbc30e7c497484",
    "metadata": {},
    "name": "BulkJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6e36e29c53709c21771731b90571ffd8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
